import { formatWhole } from './format-number.ts'

/** Money inside the program: a whole number of centavos. R$ 12,50 is 1250. */
export type Centavos = number

/** 'R$ 1.234,50', with a space that does not break, character for character as Intl writes it. */
export function formatBrl(amount: Centavos): string {
  const whole = Math.round(Math.abs(amount))
  const reais = formatWhole(Math.floor(whole / 100))
  return `${amount < 0 ? '-' : ''}R$\u00a0${reais},${String(whole % 100).padStart(2, '0')}`
}

/** '+ R$ 6,44', '− R$ 2,00': a difference shows its direction without colour. */
export function formatSignedBrl(amount: Centavos): string {
  const sign = amount > 0 ? '+\u00a0' : amount < 0 ? '−\u00a0' : ''
  return sign + formatBrl(Math.abs(amount))
}

/** The one place that rounds money: half up (away from zero for negative amounts, as on paper). */
export function roundToCentavos(exact: number): Centavos {
  // 1.005 * 100 is 100.49999999999999 in binary; the nudge repairs what multiplication lost, nothing larger.
  const nudged = Math.abs(exact) + 1e-7
  return Math.sign(exact) * Math.floor(nudged + 0.5) || 0
}

/** Reads the database's and the API's decimal text ('12.50') without passing through floating point. */
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

/** Reads what a person types in Brazil: '1.234,5', '12,50', 'R$ 12', '12.50'. Null when it is no amount. */
export function parseBrl(text: string): Centavos | null {
  const bare = text.replace(/[R$\s\u00a0]/g, '')
  const decimal = bare.includes(',') ? bare.replace(/\./g, '').replace(',', '.') : bare
  if (!/^-?\d+(\.\d{1,2})?$/.test(decimal)) return null
  const amount = centavosFromDecimal(decimal)
  return Number.isSafeInteger(amount) ? amount : null
}
