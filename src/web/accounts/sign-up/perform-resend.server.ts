import {
  resendNotices,
  resendTooMany,
  resendTooSoon,
  resent,
  webhookTrouble,
} from '#copy/account/confirmation.ts'
import { normaliseEmail } from '#domain/accounts/email.ts'
import { RESEND_COOLDOWN_SECONDS } from '#domain/accounts/resend-cooldown.ts'
import { resendConfirmation } from '#shop/accounts/resend-confirmation.ts'
import type { AuthAnswer } from '#web/accounts/access/auth-answer.ts'
import { type AuthCall, staying, waiting } from '#web/accounts/access/auth-call.server.ts'
import { pendingConfirmationCookie } from '#web/accounts/session/pending-confirmation.server.ts'
import { authPath } from '#web/kit/browser/auth-path.ts'
import { goOnWith } from '#web/kit/form/send-answer.server.ts'

/** The answer, and what the browser is to remember. Without JavaScript the notice page comes again, with the word on top. */
export async function performResend(
  call: AuthCall,
): Promise<Response | { answer: AuthAnswer; headers: Headers }> {
  const { shop } = call
  const answer = await resendAndAnswer(call)
  const headers = new Headers()
  if (answer.secondsLeft !== undefined) {
    const sentAt = shop.clock.now().getTime() - (RESEND_COOLDOWN_SECONDS - answer.secondsLeft) * 1000
    const { email, webhookUrl } = call.typed
    const pending = { email: normaliseEmail(email), sentAt, webhookUrl, isWebhookTroubled: false }
    headers.append('Set-Cookie', await pendingConfirmationCookie(shop, pending))
  }
  if (!call.wantsPage) return { answer, headers }
  return goOnWith(shop, authPath(call.redirectTo, { confirmacao: 'enviada' }), answer, headers)
}

async function resendAndAnswer(call: AuthCall): Promise<AuthAnswer> {
  const { shop, typed, clientAddress, redirectTo } = call
  const webhookUrl = typed.webhookUrl.trim() || null
  const sent = await resendConfirmation(shop, { email: typed.email, webhookUrl, clientAddress, redirectTo })
  if (sent.ok) {
    const toast = sent.value.webhookNotified ? resent : webhookTrouble
    return { ...staying(call, toast, '', RESEND_COOLDOWN_SECONDS), ok: sent.value.webhookNotified }
  }
  if (sent.code === 'too-many') return waiting(call, sent, resendTooMany)
  if (sent.code === 'cooling-down') {
    const { secondsLeft } = sent.details
    return staying(call, resendTooSoon(secondsLeft), sent.code, secondsLeft)
  }
  return staying(call, resendNotices[sent.code], sent.code)
}
