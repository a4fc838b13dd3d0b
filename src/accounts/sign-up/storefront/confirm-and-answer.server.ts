import { pendingConfirmationCookie } from '#accounts/session/storefront/pending-confirmation.server.ts'
import { emailConfirmationCopy } from '#accounts/sign-up/copy.ts'
import { confirmEmail } from '#accounts/sign-up/use-cases/confirm-email.ts'
import type { Shop } from '#platform/shop.ts'

export type ConfirmationAnswer = { success: true; message: string } | { success: false; error: string }

/** The cookie passes the address to the sign-in form, because the email may open in another browser. */
export async function confirmAndAnswer(
  shop: Shop,
  token: string,
): Promise<{ answer: ConfirmationAnswer; headers: Record<string, string> }> {
  const { noToken, failed, success, alreadyConfirmed } = emailConfirmationCopy
  if (!token.trim()) return { answer: { success: false, error: noToken }, headers: {} }
  const confirmation = await confirmEmail(shop, { token })
  const { email } = confirmation.ok ? confirmation.value : confirmation.details
  const headers: Record<string, string> = email ? { 'Set-Cookie': await rememberEmail(shop, email) } : {}
  if (confirmation.ok) return { answer: { success: true, message: success.text }, headers }
  if (confirmation.code === 'already-confirmed')
    return { answer: { success: true, message: alreadyConfirmed }, headers }
  return { answer: { success: false, error: failed }, headers }
}

function rememberEmail(shop: Shop, email: string): Promise<string> {
  return pendingConfirmationCookie(shop, { email, sentAt: 0, webhookUrl: '', isWebhookTroubled: false })
}
