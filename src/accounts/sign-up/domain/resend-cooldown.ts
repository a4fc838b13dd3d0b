export const RESEND_COOLDOWN_SECONDS = 60

export function secondsUntilResend(lastSentAt: Date | null, now: Date): number {
  if (!lastSentAt) return 0
  const seconds = Math.ceil((lastSentAt.getTime() + RESEND_COOLDOWN_SECONDS * 1000 - now.getTime()) / 1000)
  return Math.min(RESEND_COOLDOWN_SECONDS, Math.max(0, seconds))
}
