import { data } from 'react-router'
import { sayAccountEnded } from '#accounts/session/storefront/access.server.ts'
import { pathTo } from '#addresses.ts'
import { deleteAccount } from '#customers/privacy/use-cases/delete-account.ts'
import { sendDeletionCode } from '#customers/privacy/use-cases/deletion-code.ts'
import { ownDataCopy } from '#customers/profile/copy/profile.ts'
import type { CustomerVisitor } from '#platform/http/request/context.server.ts'
import { oneOf, text } from '#platform/http/request/form-fields.server.ts'
import { textCookie } from '#platform/http/request/text-cookie.server.ts'
import type { RequestName } from '#platform/operations/request-answers.ts'
import type { Shop } from '#platform/shop.ts'
import type { FormAnswer } from '#ui/form/form-answer.ts'
import { done, refused } from '#ui/form/form-answer.ts'
import { goOnWith } from '#ui/form/send-answer.server.ts'
import { findTabSlug } from './profile-tabs.ts'

export type DeletionAnswer = FormAnswer<{
  field: 'password' | 'code'
  isCodeSent: boolean
}>

export const deletionFields = {
  way: text,
  code: text,
  password: text,
  reviews: oneOf(['delete', 'nameless']),
}

interface DeletionCall {
  shop: Shop
  visitor: CustomerVisitor
  request: Request
  requestName: RequestName
  sent: { way: string; code: string; password: string; reviews?: 'delete' | 'nameless' }
  /** Submitted without JavaScript: respond with a page. */
  wantsPage: boolean
}

const ticketCookie = ({ config }: Shop) => textCookie(config.siteUrl, 'lume_deletion')

/** The expected code is sealed in this browser's cookie. */
export async function mailDeletionCode(call: DeletionCall) {
  const { shop, visitor } = call
  const outcome = await sendDeletionCode(shop, visitor)
  if (outcome.ok) {
    const { ticket, validSeconds } = outcome.value
    const cookie = await ticketCookie(shop).set(ticket, { maxAge: validSeconds })
    const headers = new Headers({ 'Set-Cookie': cookie })
    return answerWith(call, { ...done(ownDataCopy.codeSent), isCodeSent: true }, headers)
  }
  const { refused: refusals, tooMany } = ownDataCopy
  const toast = outcome.code === 'too-many' ? tooMany(outcome.details.retryAfterSeconds) : refusals.failed
  return answerWith(call, refused(toast))
}

export async function endAccount(call: DeletionCall) {
  const { shop, visitor, sent, request } = call
  const ticket = await ticketCookie(shop).read(request.headers.get('cookie'))
  const byCode = sent.way === 'code'
  const proof = byCode ? { code: sent.code, ticket } : { password: sent.password }
  const outcome = await deleteAccount(shop, {
    userId: visitor.userId,
    proof,
    reviews: sent.reviews ?? 'delete',
    request: call.requestName,
  })
  if (outcome.ok) {
    const headers = new Headers({ 'Set-Cookie': await ticketCookie(shop).clear() })
    return sayAccountEnded(shop, headers)
  }
  const isCodeSent = byCode && ticket !== null
  if (outcome.code === 'wrong-password' || outcome.code === 'wrong-code') {
    const field = byCode ? ('code' as const) : ('password' as const)
    return answerWith(call, { ...refused(ownDataCopy.refused[outcome.code]), field, isCodeSent })
  }
  return answerWith(call, { ...refused(sentenceFor(outcome)), isCodeSent })
}

type Refused = Exclude<Awaited<ReturnType<typeof deleteAccount>>, { ok: true }>

function sentenceFor(refusal: Exclude<Refused, { code: 'wrong-password' | 'wrong-code' }>) {
  if (refusal.code === 'open-orders') return ownDataCopy.openOrders(refusal.details.count)
  if (refusal.code === 'refund-owed') return ownDataCopy.refundOwed
  if (refusal.code === 'too-many') return ownDataCopy.tooMany(refusal.details.retryAfterSeconds)
  return ownDataCopy.isAdministrator
}

function answerWith({ shop, wantsPage }: DeletionCall, answer: DeletionAnswer, headers = new Headers()) {
  if (!wantsPage) return data(answer, { status: answer.ok ? 200 : 400, headers })
  const question = answer.isCodeSent ? 'codigo' : '1'
  const page = pathTo('profile', {}, { aba: findTabSlug('preferences'), excluir: question })
  return goOnWith(shop, page, answer, headers)
}
