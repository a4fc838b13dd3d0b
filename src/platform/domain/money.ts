import { formatWhole } from './format-number.ts'

/** Integer centavos: R$ 12,50 is 1250. */
export type Centavos = number

/** 'R$ 1.234,50' with a non-breaking space, identical to Intl. */
export function formatBrl(amount: Centavos): string {
  const whole = Math.round(Math.abs(amount))
  const reais = formatWhole(Math.floor(whole / 100))
  return `${amount < 0 ? '-' : ''}R$\u00a0${reais},${String(whole % 100).padStart(2, '0')}`
}

export function formatSignedBrl(amount: Centavos): string {
  const sign = amount > 0 ? '+\u00a0' : amount < 0 ? '−\u00a0' : ''
  return sign + formatBrl(Math.abs(amount))
}

/** The only function that rounds money: half away from zero. */
export function roundToCentavos(exact: number): Centavos {
  // 1.005 * 100 is 100.49999999999999 in binary; the nudge corrects only that error.
  const nudged = Math.abs(exact) + 1e-7
  return Math.sign(exact) * Math.floor(nudged + 0.5) || 0
}

export function centavosFromDecimal(decimal: string): Centavos {
  const match = /^(-?)(\d+)(?:\.(\d{1,2})0*)?$/.exec(decimal.trim())
  if (!match) throw new RangeError(`not an amount of money: ${decimal}`)
  const [, sign, whole, fraction = ''] = match
  const amount = Number(whole) * 100 + Number(fraction.padEnd(2, '0'))
  return sign ? -amount || 0 : amount
}

export function decimalFromCentavos(amount: Centavos): string {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not a whole number of centavos: ${amount}`)
  const digits = String(Math.abs(amount)).padStart(3, '0')
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** Accepts '1.234,5', '12,50', 'R$ 12' and '12.50'. Returns null if it is not an amount. */
export function parseBrl(text: string): Centavos | null {
  const bare = text.replace(/[R$\s\u00a0]/g, '')
  const decimal = bare.includes(',') ? bare.replace(/\./g, '').replace(',', '.') : bare
  if (!/^-?\d+(\.\d{1,2})?$/.test(decimal)) return null
  const amount = centavosFromDecimal(decimal)
  return Number.isSafeInteger(amount) ? amount : null
}
