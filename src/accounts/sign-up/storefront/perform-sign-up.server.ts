import { signedUp, signUpNotices, signUpTooMany, termsConsent } from '#accounts/copy/accounts.ts'
import { pendingConfirmationCookie } from '#accounts/session/storefront/pending-confirmation.server.ts'
import type { AuthAnswer } from '#accounts/sign-in/storefront/auth-answer.ts'
import { type AuthCall, staying, waitForCode } from '#accounts/sign-in/storefront/auth-call.server.ts'
import { signUp } from '#accounts/sign-up/use-cases/sign-up.ts'
import { redirectWithFlash } from '#platform/http/request/flash.server.ts'
import { authPath } from '#ui/browser/auth-path.ts'

export async function performSignUp(call: AuthCall): Promise<Response | AuthAnswer> {
  const { shop, typed, clientAddress } = call
  const account = await signUp(shop, {
    ...typed,
    password: call.sent.password,
    confirmation: call.sent.confirmation,
    termsText: termsConsent,
    webhookUrl: typed.webhookUrl.trim() || null,
    clientAddress,
    redirectTo: call.redirectTo,
    request: call.requestName,
  })
  if (!account.ok) {
    return account.code === 'too-many'
      ? waitForCode(call, account, signUpTooMany)
      : staying(call, signUpNotices[account.code], account.code)
  }
  const { email, webhookNotified } = account.value
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
