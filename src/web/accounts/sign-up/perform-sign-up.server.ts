import { signedUp, signUpNotices, signUpTooMany, termsConsent } from '#copy/account/accounts.ts'
import { signUp } from '#shop/accounts/sign-up.ts'
import type { AuthAnswer } from '#web/accounts/access/auth-answer.ts'
import { type AuthCall, staying, waiting } from '#web/accounts/access/auth-call.server.ts'
import { pendingConfirmationCookie } from '#web/accounts/session/pending-confirmation.server.ts'
import { authPath } from '#web/kit/browser/auth-path.ts'
import { redirectWithFlash } from '#web/server/request/flash.server.ts'

export async function performSignUp(call: AuthCall): Promise<Response | AuthAnswer> {
  const { shop, typed, clientAddress } = call
  const created = await signUp(shop, {
    ...typed,
    password: call.sent.password,
    confirmation: call.sent.confirmation,
    termsText: termsConsent,
    webhookUrl: typed.webhookUrl.trim() || null,
    clientAddress,
    redirectTo: call.redirectTo,
    request: call.requestName,
  })
  if (!created.ok) {
    return created.code === 'too-many'
      ? waiting(call, created, signUpTooMany)
      : staying(call, signUpNotices[created.code], created.code)
  }
  const { email, webhookNotified } = created.value
  const pending = {
    email,
    sentAt: shop.clock.now().getTime(),
    webhookUrl: typed.webhookUrl.trim(),
    isWebhookTroubled: !webhookNotified,
  }
  const headers = new Headers({ 'Set-Cookie': await pendingConfirmationCookie(shop, pending) })
  return redirectWithFlash(
    shop,
    authPath(call.redirectTo, { confirmacao: 'enviada' }),
    signedUp(email),
    headers,
  )
}
