import type { DeliveryWay } from '#delivery/calendar/domain/shifts.ts'
import type { Centavos } from '#platform/domain/money.ts'

/** 'pending': not paid yet, and without a code. */
export type VoucherState = 'pending' | 'active' | 'blocked'

export type VoucherEntryKind = 'issued' | 'spent' | 'given-back' | 'corrected'

/** Providers reject card payments below R$ 0,50, and a Pix discount may still be deducted. */
const MIN_REMAINDER: Centavos = 100

/** Vouchers are emailed, and only an order for a voucher delivers nothing. */
export const buysVoucher = ({ deliveryWay }: { readonly deliveryWay: DeliveryWay }): boolean =>
  deliveryWay === 'none'

/**
 * Amount that the voucher pays, before payment discounts. The rest is either 0 or large enough for a
 * payment.
 */
export function voucherPart(balance: Centavos, dueAmount: Centavos): Centavos {
  const part = Math.max(0, Math.min(balance, dueAmount))
  const isRestTooSmall = part < dueAmount && dueAmount - part < MIN_REMAINDER
  return isRestTooSmall ? Math.max(0, dueAmount - MIN_REMAINDER) : part
}

/** The voucher pays for candles first, so the Pix discount applies only to candles paid by Pix. */
export function candlesAfterVoucher(candles: Centavos, voucher: Centavos): Centavos {
  return Math.max(0, candles - voucher)
}

interface PaidOrder {
  readonly deliveryWay: DeliveryWay
  readonly subtotalAmount: Centavos
  readonly couponDiscountAmount: Centavos
  readonly voucherAmount: Centavos
}

/** The part of an order that gets the Pix discount; 0 for the purchase of a voucher. */
export function candlesPaidByMoney(order: PaidOrder): Centavos {
  if (buysVoucher(order)) return 0
  return candlesAfterVoucher(order.subtotalAmount - order.couponDiscountAmount, order.voucherAmount)
}

/** Refunds go to card or Pix first, then to the voucher, each up to the amount it paid. */
export function splitRefund(amount: Centavos, moneyLeft: Centavos): { money: Centavos; voucher: Centavos } {
  const money = Math.min(amount, moneyLeft)
  return { money, voucher: amount - money }
}

/** The balance is never stored, only computed from the ledger. */
export function sumBalance(entries: readonly { readonly amount: Centavos }[]): Centavos {
  return entries.reduce((sum, { amount }) => sum + amount, 0)
}

/** Without 0/O and 1/I, because codes are read aloud and copied by hand. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const LENGTH = 16
const GROUP = 4

/** The last of the 16 characters is a check digit, so that typing errors are detected without a lookup. */
export function makeVoucherCode(randomBytes: (count: number) => Uint8Array): string {
  const drawn = [...randomBytes(LENGTH - 1)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('')
  return drawn + calculateCheckCharacter(drawn)
}

/** Accepts codes with or without dashes; null if it cannot be a voucher code. */
export function readVoucherCode(typed: string): string | null {
  const code = typed.toUpperCase().replace(/[\s–—-]/g, '')
  if (code.length !== LENGTH || [...code].some((character) => !ALPHABET.includes(character))) return null
  return calculateCheckCharacter(code.slice(0, -1)) === code.at(-1) ? code : null
}

/** Matches even a mistyped voucher code, because coupons never have four groups of four. */
export const looksLikeVoucherCode = (typed: string): boolean =>
  /^[a-z0-9]{4}([–—-][a-z0-9]{4}){3}$/i.test(typed.trim())

export function showVoucherCode(code: string): string {
  return (code.match(new RegExp(`.{1,${GROUP}}`, 'g')) ?? []).join('-')
}

export const VOUCHER_CODE_LENGTH = LENGTH

/** Luhn checksum in base 32: detects every single error and most transpositions. */
function calculateCheckCharacter(drawn: string): string {
  const base = ALPHABET.length
  const sum = [...drawn].reverse().reduce((before, character, place) => {
    const value = ALPHABET.indexOf(character) * (place % 2 === 0 ? 2 : 1)
    return before + Math.floor(value / base) + (value % base)
  }, 0)
  return ALPHABET[(base - (sum % base)) % base] as string
}
