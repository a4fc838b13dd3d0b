export const CODE_LENGTH = 6
export const CODE_VALID_MINUTES = 10
export const CODE_TRIES = 5
/**
 * Longer than the digits' lifetime, because the link cannot be guessed. The link still works after
 * strangers have used up the hourly email limit.
 */
export const LINK_VALID_MINUTES = 60

/** Within this time, the browser that used a code may repeat the request, for example after a double click. */
export const REPEAT_SECONDS = 60

/** Accepts '481 902', '481-902' and the email's whole subject. */
export function codeDigits(typed: string): string {
  return /(?<!\d)\d{6}(?!\d)/.exec(typed)?.[0] ?? typed.replace(/\D/g, '').slice(0, CODE_LENGTH)
}

export const isWholeCode = (code: string) => /^\d{6}$/.test(code)

export interface CodeState {
  triesLeft: number
  expiresAt: Date
  usedAt: Date | null
}

export type DeadCode = 'code-used' | 'no-tries-left' | 'code-expired' | 'code-not-here'

/** Null if the code can be tried. Without a request from this browser, every address gets the same answer. */
export function codeRejection(code: CodeState | undefined, now: Date): DeadCode | null {
  if (!code) return 'code-not-here'
  if (code.usedAt) return 'code-used'
  if (code.expiresAt <= now) return 'code-expired'
  return code.triesLeft > 0 ? null : 'no-tries-left'
}

export function isRepetition(code: Pick<CodeState, 'usedAt'>, now: Date): boolean {
  return code.usedAt !== null && now.getTime() - code.usedAt.getTime() <= REPEAT_SECONDS * 1000
}
