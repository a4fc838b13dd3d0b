import { pendingConfirmationCookie } from '#accounts/session/storefront/pending-confirmation.server.ts'
import type { AuthAnswer } from '#accounts/sign-in/storefront/auth-answer.ts'
import { type AuthCall, staying, waitForCode } from '#accounts/sign-in/storefront/auth-call.server.ts'
import {
  resendNotices,
  resendTooMany,
  resendTooSoon,
  resent,
  webhookTrouble,
} from '#accounts/sign-up/copy.ts'
import { RESEND_COOLDOWN_SECONDS } from '#accounts/sign-up/domain/resend-cooldown.ts'
import { resendConfirmation } from '#accounts/sign-up/use-cases/resend-confirmation.ts'
import { normaliseEmail } from '#platform/domain/email.ts'
import { authPath } from '#ui/browser/auth-path.ts'
import { goOnWith } from '#ui/form/send-answer.server.ts'

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
  const outcome = await resendConfirmation(shop, {
    email: typed.email,
    webhookUrl,
    clientAddress,
    redirectTo,
  })
  if (outcome.ok) {
    const toast = outcome.value.webhookNotified ? resent : webhookTrouble
    return { ...staying(call, toast, '', RESEND_COOLDOWN_SECONDS), ok: outcome.value.webhookNotified }
  }
  if (outcome.code === 'too-many') return waitForCode(call, outcome, resendTooMany)
  if (outcome.code === 'cooling-down') {
    const { secondsLeft } = outcome.details
    return staying(call, resendTooSoon(secondsLeft), outcome.code, secondsLeft)
  }
  return staying(call, resendNotices[outcome.code], outcome.code)
}
