import { emailNotConfirmed, signedIn, signInNotices, signInTooMany } from '#copy/accounts.ts'
import { signIn } from '#shop/accounts/sign-in.ts'
import { authPath } from '#web/kit/auth-path.ts'
import { redirectWithFlash } from '#web/server/request/flash.server.ts'
import { sessionCookie } from '#web/server/request/session-cookie.server.ts'
import type { AuthAnswer } from './auth-answer.ts'
import { type AuthCall, staying, waiting } from './auth-call.server.ts'
import { endedConfirmationCookie, pendingConfirmationCookie } from './pending-confirmation.server.ts'

export async function performSignIn(
  call: AuthCall,
): Promise<Response | AuthAnswer | { answer: AuthAnswer; headers: Headers }> {
  const { shop, clientAddress, sessionToken } = call
  const entered = await signIn(shop, {
    email: call.typed.email,
    password: call.sent.password,
    clientAddress,
    previousToken: sessionToken,
    redirectTo: call.redirectTo,
  })
  if (entered.ok) {
    const { token, expiresAt } = entered.value.session
    const cookie = await sessionCookie(shop.config.siteUrl, token, expiresAt)
    const headers = new Headers({ 'Set-Cookie': cookie })
    headers.append('Set-Cookie', await endedConfirmationCookie(shop))
    // Over a page that waits to go on, nobody wants to be led elsewhere.
    if (call.sent.again) return { answer: { ...staying(call, signedIn), ok: true }, headers }
    return redirectWithFlash(shop, call.redirectTo, signedIn, headers)
  }
  if (entered.code === 'too-many') return waiting(call, entered, signInTooMany)
  if (entered.code !== 'email-not-confirmed') return staying(call, signInNotices[entered.code], entered.code)

  const { email, sent } = entered.details
  const sentAt = sent ? shop.clock.now().getTime() : 0
  const pending = { email, sentAt, webhookUrl: '', isWebhookTroubled: false }
  const headers = new Headers({ 'Set-Cookie': await pendingConfirmationCookie(shop, pending) })
  const page = authPath(call.redirectTo, { confirmacao: sent ? 'enviada' : 'pendente' })
  return redirectWithFlash(shop, page, emailNotConfirmed(sent), headers)
}
