import type { Amount } from '#catalogue/stock/domain/amount.ts'
import type { Centavos } from '#platform/domain/money.ts'

/** Money so fine that a milligram of wax has a price: millionths of a centavo, whole numbers. */
export type Value = number
const CENTAVO: Value = 1_000_000

export const valueOfCentavos = (amount: Centavos): Value => amount * CENTAVO

/** How much there is of a material, and what was paid for it: the sums of its ledger. */
export interface Holding {
  readonly amount: Amount
  readonly value: Value
}

/** So much costs so much. */
export type Price = Holding

/** The one place that rounds: half away from zero. In whole numbers, since the product is larger than a number holds. */
export function divide(number: Value, times: number, by: number): Value {
  const product = BigInt(number) * BigInt(times)
  const divisor = BigInt(by)
  const isNegative = product < 0n !== divisor < 0n
  const [above, below] = [product < 0n ? -product : product, divisor < 0n ? -divisor : divisor]
  const rounded = Number((above * 2n + below) / (below * 2n))
  if (!Number.isSafeInteger(rounded)) throw new RangeError(`too large to be counted: ${rounded}`)
  return isNegative ? -rounded || 0 : rounded
}

export const centavosOf = (value: Value): Centavos => divide(value, 1, CENTAVO)

export const valueAt = (price: Price, amount: Amount): Value => divide(price.value, amount, price.amount)

/** What one costs by weight: the average of what there is, else what was paid last; null where nothing ever was. */
export function averagePrice(held: Holding, last: Price | null): Price | null {
  return held.amount !== 0 && held.value !== 0 ? held : last
}

/** What a purchase adds to the value of what there is. Where more was used than there was, its price is that of the use too. */
export function valueOfPurchase(held: Holding, amount: Amount, paid: Centavos): Value {
  const price = { amount, value: valueOfCentavos(paid) }
  return held.amount >= 0 ? price.value : valueAt(price, held.amount + amount) - held.value
}

/** What so much more or less is worth at the average; the last of it takes all that is left of the value. */
export function valueOfChange(held: Holding, last: Price | null, change: Amount): Value {
  if (held.amount > 0 && held.amount + change === 0) return -held.value
  const price = averagePrice(held, last)
  return price === null ? 0 : valueAt(price, change)
}
