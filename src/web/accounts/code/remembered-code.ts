import { RESEND_COOLDOWN_SECONDS } from '#domain/accounts/resend-cooldown.ts'
import { CODE_VALID_MINUTES } from '#domain/accounts/sign-in-code.ts'
import type { SentCode } from './use-code-sign-in.ts'

const KEY = 'lume_code'

/** A phone may drop the page while she reads her mail: coming back, she finds the code's field and not an empty form. */
export function rememberSentCode(sent: SentCode | null): void {
  try {
    if (!sent) {
      sessionStorage.removeItem(KEY)
      return
    }
    const at = Date.now() - (RESEND_COOLDOWN_SECONDS - sent.secondsLeft) * 1000
    sessionStorage.setItem(KEY, JSON.stringify({ email: sent.email, at }))
  } catch {
    // A browser that keeps nothing shows the address again.
  }
}

/** Null when no code was sent from this tab that could still be typed. */
export function rememberedCode(): SentCode | null {
  try {
    const { email, at } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
    const seconds = (Date.now() - Number(at)) / 1000
    const isLive = typeof email === 'string' && seconds >= 0 && seconds < CODE_VALID_MINUTES * 60
    return isLive ? { email, secondsLeft: Math.max(0, Math.ceil(RESEND_COOLDOWN_SECONDS - seconds)) } : null
  } catch {
    return null
  }
}
