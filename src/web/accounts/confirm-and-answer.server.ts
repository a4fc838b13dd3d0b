import { emailConfirmationCopy } from '#copy/confirmation.ts'
import { confirmEmail } from '#shop/accounts/confirm-email.ts'
import type { Shop } from '#shop/shop.ts'
import type { ConfirmationAnswer } from './confirmation-answer.ts'

export async function confirmAndAnswer(shop: Shop, token: string): Promise<ConfirmationAnswer> {
  if (!token.trim()) return { success: false, error: emailConfirmationCopy.noToken }
  const confirmed = await confirmEmail(shop, { token })
  if (confirmed.ok) return { success: true, message: emailConfirmationCopy.success.text }
  const { used, failed } = emailConfirmationCopy
  return { success: false, error: confirmed.code === 'token-used' ? used : failed }
}
