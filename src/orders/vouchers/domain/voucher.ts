import type { Centavos } from '#platform/domain/money.ts'

/** 'pending': not paid yet, and without a code. */
export type VoucherState = 'pending' | 'active' | 'blocked'

/** A line of a voucher's ledger. */
export type VoucherEntryKind = 'issued' | 'spent' | 'given-back' | 'corrected'

/** Providers take no card for less than R$ 0,50, and a discount for Pix may still come off. */
const MIN_REMAINDER: Centavos = 100

/** What a voucher pays of an order before any discount for the way of payment; the rest stays on it, or is enough to be paid. */
export function voucherPart(balance: Centavos, due: Centavos): Centavos {
  const part = Math.max(0, Math.min(balance, due))
  const isRestTooSmall = part < due && due - part < MIN_REMAINDER
  return isRestTooSmall ? Math.max(0, due - MIN_REMAINDER) : part
}

/** The voucher pays the candles first, so that Pix takes its discount off those that Pix pays for. */
export function candlesAfterVoucher(candles: Centavos, voucher: Centavos): Centavos {
  return Math.max(0, candles - voucher)
}

/** What goes back goes to card or Pix first, then to the voucher, each as far as it had paid. */
export function splitRefund(amount: Centavos, moneyLeft: Centavos): { money: Centavos; voucher: Centavos } {
  const money = Math.min(amount, moneyLeft)
  return { money, voucher: amount - money }
}

/** Its balance is never written down, only added up. */
export function balanceOf(entries: readonly { readonly amount: Centavos }[]): Centavos {
  return entries.reduce((sum, { amount }) => sum + amount, 0)
}

/** Read aloud and copied by hand: without 0 and O, 1 and I. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const LENGTH = 16
const GROUP = 4

/** Fifteen drawn characters and one that checks them: a slip of the pen is found before anybody is asked. */
export function makeVoucherCode(randomBytes: (count: number) => Uint8Array): string {
  const drawn = [...randomBytes(LENGTH - 1)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('')
  return drawn + checkOf(drawn)
}

/** The sixteen characters of what was typed, with or without dashes; null where it cannot be the code of a voucher. */
export function readVoucherCode(typed: string): string | null {
  const code = typed.toUpperCase().replace(/[\s–—-]/g, '')
  if (code.length !== LENGTH || [...code].some((character) => !ALPHABET.includes(character))) return null
  return checkOf(code.slice(0, -1)) === code.at(-1) ? code : null
}

/** In four groups of four, as cards and e-mails write it: no coupon looks so, even where a letter of it is wrong. */
export const looksLikeVoucherCode = (typed: string): boolean =>
  /^[a-z0-9]{4}([–—-][a-z0-9]{4}){3}$/i.test(typed.trim())

/** 'ABCD-EFGH-JKLM-NPQR'. */
export function showVoucherCode(code: string): string {
  return (code.match(new RegExp(`.{1,${GROUP}}`, 'g')) ?? []).join('-')
}

export const VOUCHER_CODE_LENGTH = LENGTH

/** Luhn's sum in base 32: finds every wrong character and nearly every pair that changed places. */
function checkOf(drawn: string): string {
  const base = ALPHABET.length
  const sum = [...drawn].reverse().reduce((before, character, place) => {
    const value = ALPHABET.indexOf(character) * (place % 2 === 0 ? 2 : 1)
    return before + Math.floor(value / base) + (value % base)
  }, 0)
  return ALPHABET[(base - (sum % base)) % base] as string
}
