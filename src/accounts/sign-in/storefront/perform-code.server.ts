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
import { type AuthCall, staying, waitForCode } from './auth-call.server.ts'
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
      ? waitForCode(call, answer, codeRequestTooMany)
      : staying(call, codeRequestNotices[answer.code], answer.code)
  }
  const { email, secondsLeft } = answer.value
  const sentAt = shop.clock.now().getTime() - (RESEND_COOLDOWN_SECONDS - secondsLeft) * 1000
  const headers = new Headers({ 'Set-Cookie': await pendingCodeCookie(shop, { email, sentAt, ticket }) })
  if (call.wantsPage) return redirect(codePath(call.redirectTo, 'code'), { headers })
  const correctedCall = { ...call, typed: { ...typed, email } }
  return { answer: { ...staying(correctedCall, null, '', secondsLeft), ok: true }, headers }
}

export async function performUseCode(call: AuthCall): Promise<Outcome> {
  const { shop, typed, sent, visitor } = call
  // A concurrent request (other tab, double click) used the code first.
  if (visitor.kind === 'customer' && visitor.email === normaliseEmail(typed.email))
    return sent.again
      ? { ...staying(call, signedIn), ok: true }
      : redirect(destinationAfterSignIn(call.redirectTo, visitor, shop.settings.current().opening))
  const signIn = await signInWithCode(shop, {
    email: typed.email,
    code: sent.code,
    clientAddress: call.clientAddress,
    browserTicket: call.codeTicket,
    termsText: codeTermsConsent,
    previousToken: call.sessionToken,
    deviceToken: call.deviceToken,
  })
  if (signIn.ok) {
    const { userId, session } = signIn.value
    return session ? goIn(call, { ...signIn.value, session }) : askForSecondFactor(call, userId)
  }
  if (signIn.code === 'too-many') return waitForCode(call, signIn, codeTooMany)
  const notice = signIn.code === 'wrong-code' ? wrongCode(signIn.details.triesLeft) : codeNotices[signIn.code]
  return staying(call, notice, signIn.code)
}

export async function performUseLink(call: AuthCall): Promise<Outcome> {
  const signIn = await signInWithLink(call.shop, {
    linkToken: call.sent.token,
    clientAddress: call.clientAddress,
    browserTicket: call.codeTicket,
    termsText: codeTermsConsent,
    previousToken: call.sessionToken,
    deviceToken: call.deviceToken,
  })
  if (!signIn.ok) return staying(call, deadLink, signIn.code)
  const { userId, session } = signIn.value
  return session ? goIn(call, { ...signIn.value, session }) : askForSecondFactor(call, userId)
}
