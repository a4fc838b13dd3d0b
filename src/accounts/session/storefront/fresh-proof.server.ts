import { type RouterContextProvider, redirect } from 'react-router'
import { needsFreshProof } from '#accounts/second-factor/use-cases/fresh-proof.ts'
import { proofFormCopy } from '#accounts/session/copy/waiting-form.ts'
import { pathTo } from '#addresses.ts'
import { customerOf, shopOf } from '#platform/http/request/context.server.ts'
import { isDocumentRequest } from '#platform/http/request/is-document-request.server.ts'
import { isPostedPage, proofNeeded, storeForm } from './access.server.ts'

interface ProvenRequest {
  request: Request
  context: Readonly<RouterContextProvider>
  form?: FormData
}

/** Requires a second factor shown within ten minutes, for exports, refunds, role changes and deletions. */
export async function requireFreshProof({ request, context, form }: ProvenRequest): Promise<void> {
  if (!(await needsFreshProof(shopOf(context), customerOf(context)))) return
  const query = { fator: 'confirmar' }
  if (isPostedPage(request)) throw await storeForm({ request, context, form }, proofFormCopy, query)
  if (!isDocumentRequest(request)) throw proofNeeded()
  const { pathname, search } = new URL(request.url)
  throw redirect(pathTo('auth', {}, { ...query, redirectTo: pathname + search }))
}
