const COMBINING_MARKS = /[\u0300-\u036f]/g

const CODE_LIMITS = { least: 4, most: 24 } as const

/** 'primavera 10', 'Primavera-10' and 'PRIMAVERA10' are the same code. */
export function foldCouponCode(typed: string): string {
  return typed
    .normalize('NFD')
    .replace(COMBINING_MARKS, '')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
}

export function isCouponCode(folded: string): boolean {
  return folded.length >= CODE_LIMITS.least && folded.length <= CODE_LIMITS.most
}

/** Without 0/O, 1/I/L and U, because codes are copied by hand. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const PERSONAL_LENGTH = 8

/**
 * Example: 'POTES7K3M9Q2X'. Random, so that nobody can guess a code, although only its own customer can
 * use it.
 */
export function makePersonalCode(prefix: string, randomBelow: (end: number) => number): string {
  const letters = Array.from({ length: PERSONAL_LENGTH }, () => ALPHABET.charAt(randomBelow(ALPHABET.length)))
  return prefix + letters.join('')
}
