export const CODE_LENGTH = 6
export const CODE_VALID_MINUTES = 10
export const CODE_TRIES = 5
/** Longer than the digits: nobody can guess it, and it is there when strangers have used up the hour's mails. */
export const LINK_VALID_MINUTES = 60

/** How long a code that was right counts once more in the browser that used it: a doubled press, a page that was cut off. */
export const REPEAT_SECONDS = 60

/** As it is typed or pasted: '481 902', '481-902' and the whole subject of the mail are the code too. */
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

/** Why a code cannot be tried; null while it can. Where this browser asked for none, everybody hears the same. */
export function codeRejection(code: CodeState | undefined, now: Date): DeadCode | null {
  if (!code) return 'code-not-here'
  if (code.usedAt) return 'code-used'
  if (code.expiresAt <= now) return 'code-expired'
  return code.triesLeft > 0 ? null : 'no-tries-left'
}

/** Whether the browser that used the code just sends it again. */
export function isRepetition(code: Pick<CodeState, 'usedAt'>, now: Date): boolean {
  return code.usedAt !== null && now.getTime() - code.usedAt.getTime() <= REPEAT_SECONDS * 1000
}
