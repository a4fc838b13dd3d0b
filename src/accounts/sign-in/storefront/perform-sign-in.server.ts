import { redirect } from 'react-router'
import { emailNotConfirmed, signedIn, signInNotices, signInTooMany } from '#accounts/copy/accounts.ts'
import { destinationAfterSignIn } from '#accounts/session/storefront/destination-after-sign-in.ts'
import {
  endedConfirmationCookie,
  pendingConfirmationCookie,
} from '#accounts/session/storefront/pending-confirmation.server.ts'
import {
  clearedPendingSignInCookie,
  deviceCookie,
  pendingSignInCookie,
} from '#accounts/session/storefront/sign-in-cookies.server.ts'
import type { OpenedSession } from '#accounts/session/use-cases/sessions.ts'
import { signIn } from '#accounts/sign-in/use-cases/sign-in.ts'
import { redirectWithFlash } from '#platform/http/request/flash.server.ts'
import { sessionCookie } from '#platform/http/request/session-cookie.server.ts'
import { authPath } from '#ui/browser/auth-path.ts'
import type { AuthAnswer } from './auth-answer.ts'
import { type AuthCall, staying, waitForCode } from './auth-call.server.ts'

export async function performSignIn(
  call: AuthCall,
): Promise<Response | AuthAnswer | { answer: AuthAnswer; headers: Headers }> {
  const { shop, clientAddress, sessionToken } = call
  const entered = await signIn(shop, {
    email: call.typed.email,
    password: call.sent.password,
    clientAddress,
    previousToken: sessionToken,
    deviceToken: call.deviceToken,
    redirectTo: call.redirectTo,
  })
  if (entered.ok) {
    const { userId, session } = entered.value
    return session ? goIn(call, { ...entered.value, session }) : askForSecondFactor(call, userId)
  }
  if (entered.code === 'too-many') return waitForCode(call, entered, signInTooMany)
  if (entered.code !== 'email-not-confirmed') return staying(call, signInNotices[entered.code], entered.code)

  const { email, sent } = entered.details
  const sentAt = sent ? shop.clock.now().getTime() : 0
  const pending = { email, sentAt, webhookUrl: '', isWebhookTroubled: false }
  const headers = new Headers({ 'Set-Cookie': await pendingConfirmationCookie(shop, pending) })
  const page = authPath(call.redirectTo, { confirmacao: sent ? 'enviada' : 'pendente' })
  return redirectWithFlash(shop, page, emailNotConfirmed(sent), headers)
}

interface SignedIn {
  session: OpenedSession
  deviceToken: string | null
  isStaff: boolean
  isAdministrator: boolean
}

export async function goIn(call: AuthCall, { session, deviceToken, ...person }: SignedIn) {
  const { shop } = call
  const { token, expiresAt } = session
  const headers = new Headers({ 'Set-Cookie': await sessionCookie(shop.config.siteUrl, token, expiresAt) })
  headers.append('Set-Cookie', await endedConfirmationCookie(shop))
  headers.append('Set-Cookie', await clearedPendingSignInCookie(shop))
  if (deviceToken) headers.append('Set-Cookie', await deviceCookie(shop, deviceToken))
  if (call.sent.again) return { answer: { ...staying(call, signedIn), ok: true }, headers }
  const destination = destinationAfterSignIn(call.redirectTo, person, shop.settings.current().opening)
  return redirectWithFlash(shop, destination, signedIn, headers)
}

export async function askForSecondFactor(call: AuthCall, userId: string) {
  const { shop } = call
  const headers = new Headers({ 'Set-Cookie': await pendingSignInCookie(shop, userId) })
  if (call.sent.again) {
    const answer: AuthAnswer = { ...staying(call, null, 'second-factor-needed'), ok: false }
    return { answer, headers }
  }
  return redirect(authPath(call.redirectTo, { fator: 'entrar' }), { headers })
}
