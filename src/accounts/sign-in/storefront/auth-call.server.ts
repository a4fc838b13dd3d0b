import type { RouterContextProvider } from 'react-router'
import { z } from 'zod'
import type { AccountNotice } from '#accounts/copy/accounts.ts'
import { readPendingCode } from '#accounts/session/storefront/pending-code.server.ts'
import { readDeviceToken, readPendingSignIn } from '#accounts/session/storefront/sign-in-cookies.server.ts'
import { pathTo } from '#addresses.ts'
import { localPathOr } from '#platform/domain/local-path.ts'
import type { Refusal } from '#platform/domain/result.ts'
import { requestNameOf } from '#platform/http/request/answer-form.server.ts'
import { requestOf, shopOf, type Visitor, visitorOf } from '#platform/http/request/context.server.ts'
import { oneOf, text, ticked } from '#platform/http/request/form-fields.server.ts'
import { formOf, readForm } from '#platform/http/request/form-of.server.ts'
import { isDocumentRequest } from '#platform/http/request/is-document-request.server.ts'
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

/** The forms of /auth have some of these each. */
export const authFormSchema = z.object({
  intent: oneOf(authIntents),
  fullName: text,
  email: text,
  webhookUrl: text,
  terms: ticked,
  password: text,
  confirmation: text,
  token: text,
  /** The second factor: a code of the app or of the recovery list, or what a passkey answered. */
  code: text,
  passkey: text,
  /** What the second factor is for: signing in, or going on in a session that there is. */
  step: oneOf(['sign-in', 'proof']),
  /** Set where somebody signs in again over the page they were on. */
  again: text,
})

/** One form of /auth, as it arrived: who sent it, from where, and what was typed. */
export interface AuthCall {
  shop: Shop
  visitor: Visitor
  clientAddress: string
  intent: AuthIntent
  sent: z.output<typeof authFormSchema>
  requestName: RequestName
  typed: TypedValues
  /** Where the visitor was going; only a path of this shop. */
  redirectTo: string
  /** Of the session that this browser has, real or planted. */
  sessionToken: string | null
  /** What this browser keeps since an earlier sign-in. */
  deviceToken: string | null
  /** Says that the password was right, for who is asked for a second factor. */
  pendingSignInTicket: string | null
  /** What this browser got when it asked for a code by mail, or looked at its link. */
  codeTicket: string | null
  /** Sent without JavaScript: the answer must be a page. */
  wantsPage: boolean
}

export async function readAuthCall(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<Omit<AuthCall, 'intent'>> {
  const shop = shopOf(context)
  const form = await formOf(request)
  const sent = readForm(authFormSchema, form)
  const { fullName, email, webhookUrl, terms } = sent
  return {
    shop,
    visitor: visitorOf(context),
    clientAddress: requestOf(context).clientAddress,
    sent,
    requestName: requestNameOf(context, form),
    typed: { fullName, email, webhookUrl, acceptsTerms: terms },
    redirectTo: localPathOr(pathTo('home'), new URL(request.url).searchParams.get('redirectTo')),
    deviceToken: await readDeviceToken(shop, request),
    pendingSignInTicket: await readPendingSignIn(shop, request),
    codeTicket: (await readPendingCode(shop, request))?.ticket ?? null,
    sessionToken: await sessionTokenFrom(request.headers.get('cookie'), shop),
    wantsPage: isDocumentRequest(request),
  }
}

/** The form stays, with what was typed and a word about it. */
export function staying(
  call: Pick<AuthCall, 'intent' | 'typed'>,
  toast: AccountNotice | null,
  code = '',
  secondsLeft?: number,
): AuthAnswer {
  const { intent, typed } = call
  return { ok: false, toast, intent, code, field: fieldAtFault(code), values: typed, secondsLeft }
}

export function waiting(
  call: Pick<AuthCall, 'intent' | 'typed'>,
  { code, details }: Refusal<'too-many', { retryAfterSeconds: number }>,
  notice: (seconds: number) => AccountNotice,
): AuthAnswer {
  const { retryAfterSeconds } = details
  return { ...staying(call, notice(retryAfterSeconds), code), retryAfterSeconds }
}
