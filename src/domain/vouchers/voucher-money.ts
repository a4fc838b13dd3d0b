import type { Centavos } from '#domain/money.ts'

/** Providers take no card for less than R$ 0,50, and a discount for Pix may still come off. */
const LEAST_REST: Centavos = 100

/** What a voucher pays of an order before any discount for the way of payment; the rest stays on it, or is enough to be paid. */
export function voucherPart(balance: Centavos, due: Centavos): Centavos {
  const part = Math.max(0, Math.min(balance, due))
  const isRestTooSmall = part < due && due - part < LEAST_REST
  return isRestTooSmall ? Math.max(0, due - LEAST_REST) : part
}

/** The voucher pays the candles first, so that Pix takes its discount off those that Pix pays for. */
export function candlesBesideVoucher(candles: Centavos, voucher: Centavos): Centavos {
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
