import type { RouterContextProvider } from 'react-router'
import { z } from 'zod'
import type { AccountNotice } from '#accounts/copy/accounts.ts'
import { readPendingCode } from '#accounts/session/storefront/pending-code.server.ts'
import { readDeviceToken, readPendingSignIn } from '#accounts/session/storefront/sign-in-cookies.server.ts'
import { pathTo } from '#addresses.ts'
import { localPathOr } from '#platform/domain/local-path.ts'
import type { Refusal } from '#platform/domain/result.ts'
import { readRequestName } from '#platform/http/request/answer-form.server.ts'
import { requestOf, shopOf, type Visitor, visitorOf } from '#platform/http/request/context.server.ts'
import { oneOf, text, ticked } from '#platform/http/request/form-fields.server.ts'
import { isDocumentRequest } from '#platform/http/request/is-document-request.server.ts'
import { readForm, readFormData } from '#platform/http/request/read-form-data.server.ts'
import { sessionTokenFrom } from '#platform/http/request/session-cookie.server.ts'
import type { RequestName } from '#platform/operations/request-answers.ts'
import type { Shop } from '#platform/shop.ts'
import {
  type AuthAnswer,
  type AuthIntent,
  authIntents,
  fieldAtFault,
  type TypedValues,
} from './auth-answer.ts'

export const authFormSchema = z.object({
  intent: oneOf(authIntents),
  fullName: text,
  email: text,
  webhookUrl: text,
  terms: ticked,
  password: text,
  confirmation: text,
  token: text,
  code: text,
  passkey: text,
  step: oneOf(['sign-in', 'proof']),
  again: text,
})

export interface AuthCall {
  shop: Shop
  visitor: Visitor
  clientAddress: string
  intent: AuthIntent
  sent: z.output<typeof authFormSchema>
  requestName: RequestName
  typed: TypedValues
  /** Validated: only a path of this shop. */
  redirectTo: string
  /** Sent by the browser and not verified yet. */
  sessionToken: string | null
  deviceToken: string | null
  pendingSignInTicket: string | null
  codeTicket: string | null
  wantsPage: boolean
}

export async function readAuthCall(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<Omit<AuthCall, 'intent'>> {
  const shop = shopOf(context)
  const form = await readFormData(request)
  const fields = readForm(authFormSchema, form)
  const { fullName, email, webhookUrl, terms } = fields
  return {
    shop,
    visitor: visitorOf(context),
    clientAddress: requestOf(context).clientAddress,
    sent: fields,
    requestName: readRequestName(context, form),
    typed: { fullName, email, webhookUrl, acceptsTerms: terms },
    redirectTo: localPathOr(pathTo('home'), new URL(request.url).searchParams.get('redirectTo')),
    deviceToken: await readDeviceToken(shop, request),
    pendingSignInTicket: await readPendingSignIn(shop, request),
    codeTicket: (await readPendingCode(shop, request))?.ticket ?? null,
    sessionToken: await sessionTokenFrom(request.headers.get('cookie'), shop),
    wantsPage: isDocumentRequest(request),
  }
}

export function staying(
  call: Pick<AuthCall, 'intent' | 'typed'>,
  toast: AccountNotice | null,
  code = '',
  secondsLeft?: number,
): AuthAnswer {
  const { intent, typed } = call
  return { ok: false, toast, intent, code, field: fieldAtFault(code), values: typed, secondsLeft }
}

export function waitForCode(
  call: Pick<AuthCall, 'intent' | 'typed'>,
  { code, details }: Refusal<'too-many', { retryAfterSeconds: number }>,
  notice: (seconds: number) => AccountNotice,
): AuthAnswer {
  const { retryAfterSeconds } = details
  return { ...staying(call, notice(retryAfterSeconds), code), retryAfterSeconds }
}
