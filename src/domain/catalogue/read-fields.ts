import { type Centavos, parseBrl } from '#domain/money.ts'
import { parseDecimal, parseWhole } from './numbers.ts'
import { productLimits as limits, type ProductFault } from './product-draft.ts'

/** Called for each field that is wrong; reading goes on, so that all of them are found at once. */
export type FaultReport = (field: string, fault: ProductFault) => void

/** One line, one space between words. */
export function tidy(text: string): string {
  return text.trim().replace(/\s+/g, ' ')
}

export function readPrice(text: string, report: FaultReport): Centavos {
  const price = readMoney(text, 'price', report)
  if (price <= 0) report('price', 'price-not-above-zero')
  return price
}

export function readMoney(text: string, field: string, report: FaultReport): Centavos {
  const amount = text.trim() === '' ? 0 : parseBrl(text)
  if (amount === null || amount < 0) report(field, 'not-money')
  else if (amount > limits.price) report(field, 'too-much-money')
  return amount ?? 0
}

export function readCount(text: string, field: string, report: FaultReport): number {
  const count = text.trim() === '' ? 0 : parseWhole(text)
  if (count === null) report(field, 'not-whole')
  else if (count > limits.stock) report(field, 'too-many')
  return count ?? 0
}

export function readWeight(text: string, report: FaultReport): number {
  const weight = text.trim() === '' ? 0 : parseDecimal(text, 3)
  if (weight === null || weight > limits.weightKg) report('weight', 'not-weight')
  return weight ?? 0
}
