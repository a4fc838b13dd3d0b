import { redirect } from 'react-router'
import { signedIn } from '#accounts/copy/accounts.ts'
import { destinationAfterSignIn } from '#accounts/session/storefront/destination-after-sign-in.ts'
import { pendingCodeCookie } from '#accounts/session/storefront/pending-code.server.ts'
import {
  codeNotices,
  codeRequestNotices,
  codeRequestTooMany,
  codeTermsConsent,
  codeTooMany,
  deadLink,
  wrongCode,
} from '#accounts/sign-in/copy.ts'
import { requestSignInCode } from '#accounts/sign-in/use-cases/request-code.ts'
import { signInWithCode, signInWithLink } from '#accounts/sign-in/use-cases/sign-in-with-code.ts'
import { RESEND_COOLDOWN_SECONDS } from '#accounts/sign-up/domain/resend-cooldown.ts'
import { normaliseEmail } from '#platform/domain/email.ts'
import type { AuthAnswer } from './auth-answer.ts'
import { type AuthCall, staying, waiting } from './auth-call.server.ts'
import { codePath } from './code-path.ts'
import { askForSecondFactor, goIn } from './perform-sign-in.server.ts'

type Outcome = Response | AuthAnswer | { answer: AuthAnswer; headers: Headers }

export async function performAskCode(call: AuthCall): Promise<Outcome> {
  const { shop, typed, clientAddress, deviceToken, redirectTo } = call
  const ticket = call.codeTicket ?? shop.identity.createToken().token
  const answer = await requestSignInCode(shop, {
    email: typed.email,
    clientAddress,
    deviceToken,
    redirectTo,
    browserTicket: ticket,
  })
  if (!answer.ok) {
    return answer.code === 'too-many'
      ? waiting(call, answer, codeRequestTooMany)
      : staying(call, codeRequestNotices[answer.code], answer.code)
  }
  const { email, secondsLeft } = answer.value
  const sentAt = shop.clock.now().getTime() - (RESEND_COOLDOWN_SECONDS - secondsLeft) * 1000
  const headers = new Headers({ 'Set-Cookie': await pendingCodeCookie(shop, { email, sentAt, ticket }) })
  if (call.wantsPage) return redirect(codePath(call.redirectTo, 'code'), { headers })
  const corrected = { ...call, typed: { ...typed, email } }
  return { answer: { ...staying(corrected, null, '', secondsLeft), ok: true }, headers }
}

export async function performUseCode(call: AuthCall): Promise<Outcome> {
  const { shop, typed, sent, visitor } = call
  // A concurrent request (other tab, double click) used the code first.
  if (visitor.kind === 'customer' && visitor.email === normaliseEmail(typed.email))
    return sent.again
      ? { ...staying(call, signedIn), ok: true }
      : redirect(destinationAfterSignIn(call.redirectTo, visitor, shop.settings.current().opening))
  const entered = await signInWithCode(shop, {
    email: typed.email,
    code: sent.code,
    clientAddress: call.clientAddress,
    browserTicket: call.codeTicket,
    termsText: codeTermsConsent,
    previousToken: call.sessionToken,
    deviceToken: call.deviceToken,
  })
  if (entered.ok) {
    const { userId, session } = entered.value
    return session ? goIn(call, { ...entered.value, session }) : askForSecondFactor(call, userId)
  }
  if (entered.code === 'too-many') return waiting(call, entered, codeTooMany)
  const notice =
    entered.code === 'wrong-code' ? wrongCode(entered.details.triesLeft) : codeNotices[entered.code]
  return staying(call, notice, entered.code)
}

export async function performUseLink(call: AuthCall): Promise<Outcome> {
  const entered = await signInWithLink(call.shop, {
    linkToken: call.sent.token,
    clientAddress: call.clientAddress,
    browserTicket: call.codeTicket,
    termsText: codeTermsConsent,
    previousToken: call.sessionToken,
    deviceToken: call.deviceToken,
  })
  if (!entered.ok) return staying(call, deadLink, entered.code)
  const { userId, session } = entered.value
  return session ? goIn(call, { ...entered.value, session }) : askForSecondFactor(call, userId)
}
