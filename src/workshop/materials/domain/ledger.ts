import type { Amount } from '#catalogue/stock/domain/amount.ts'
import type { Centavos } from '#platform/domain/money.ts'

/** Integer millionths of a centavo, so that a milligram of wax has a price. */
export type Value = number
const CENTAVO: Value = 1_000_000

export const valueOfCentavos = (amount: Centavos): Value => amount * CENTAVO

export interface Holding {
  readonly amount: Amount
  readonly value: Value
}

export type Price = Holding

/**
 * The only place that rounds, half away from zero. Uses BigInt, because the product exceeds the safe
 * integers.
 */
export function divide(number: Value, times: number, divisorUnits: number): Value {
  const product = BigInt(number) * BigInt(times)
  const divisor = BigInt(divisorUnits)
  const isNegative = product < 0n !== divisor < 0n
  const [above, below] = [product < 0n ? -product : product, divisor < 0n ? -divisor : divisor]
  const rounded = Number((above * 2n + below) / (below * 2n))
  if (!Number.isSafeInteger(rounded)) throw new RangeError(`too large to be counted: ${rounded}`)
  return isNegative ? -rounded || 0 : rounded
}

export const toCentavos = (value: Value): Centavos => divide(value, 1, CENTAVO)

export const valueAt = (price: Price, amount: Amount): Value => divide(price.value, amount, price.amount)

/** Average price of the stock, or else the last purchase price. Null if nothing was ever bought. */
export function averagePrice(holding: Holding, last: Price | null): Price | null {
  return holding.amount !== 0 && holding.value !== 0 ? holding : last
}

/** If the stock was negative, the purchase price also revalues the earlier use. */
export function valueOfPurchase(holding: Holding, amount: Amount, paid: Centavos): Value {
  const price = { amount, value: valueOfCentavos(paid) }
  return holding.amount >= 0 ? price.value : valueAt(price, holding.amount + amount) - holding.value
}

/** Valued at the average price. Using up the stock removes its whole value, so no rounding remains. */
export function valueOfChange(holding: Holding, last: Price | null, change: Amount): Value {
  if (holding.amount > 0 && holding.amount + change === 0) return -holding.value
  const price = averagePrice(holding, last)
  return price === null ? 0 : valueAt(price, change)
}
