import { type Centavos, roundToCentavos } from '#platform/domain/money.ts'

/** What a span of days comes to. */
export interface ReportSums {
  readonly orders: number
  /** Sold in the span and not given back since. */
  readonly units: number
  /** The candles at the prices they were sold for, before the discount of a way of payment. */
  readonly candles: Centavos
  readonly discount: Centavos
  readonly freight: Centavos
  /** What the rides would have cost that a coupon or the owner's threshold gave away. */
  readonly freightWaived: Centavos
  /** The wrapping of presents. */
  readonly gifts: Centavos
  /** What the rides really cost, as far as it was recorded. */
  readonly freightCost: Centavos
  /** Rides whose real cost nobody has recorded yet. */
  readonly ridesOpen: number
  /** What the candles cost to make. */
  readonly cost: Centavos
  /** Units whose cost is that of their batch; of the others it was typed. */
  readonly unitsAtBatchCost: number
  /** Units whose cost is today's, because nobody wrote it down when they were sold. */
  readonly unitsAtTodaysCost: number
  /** Units that count as free, because their cost is not known. */
  readonly unitsWithoutCost: number
  /** Given back in the span, whenever the order was paid. */
  readonly refunds: Centavos
  readonly refundedOrders: number
  /** What customers gave up before it left, gave back, or found broken or wrong, asked for in the span. */
  readonly cancellations: number
  readonly withdrawals: number
  readonly broken: number
  readonly wrong: number
  /** Complaints answered with another candle; not among broken and wrong. */
  readonly exchanges: number
  /** Cost of the candles sent in exchange and of the rides for returns. */
  readonly exchangeCost: Centavos
  /** Cost of the candles that came back to the shelf with a refund. */
  readonly returnedCost: Centavos
  /** Vouchers that customers bought, and those that the owner gave away: money that is owed in candles, no revenue yet. */
  readonly vouchersBought: Centavos
  readonly vouchersByHand: Centavos
  /** What vouchers paid of the orders sold in the span: a way of payment, part of the revenue. */
  readonly vouchersSpent: Centavos
  readonly vouchersGivenBack: Centavos
  /** Below zero where less is open for it: also purchases of vouchers that were given back. */
  readonly vouchersCorrected: Centavos
  /** What customers held when the span ended. */
  readonly vouchersOpen: Centavos
}

export const noSales: ReportSums = {
  orders: 0,
  units: 0,
  candles: 0,
  discount: 0,
  freight: 0,
  freightWaived: 0,
  gifts: 0,
  freightCost: 0,
  ridesOpen: 0,
  cost: 0,
  unitsAtBatchCost: 0,
  unitsAtTodaysCost: 0,
  unitsWithoutCost: 0,
  refunds: 0,
  refundedOrders: 0,
  cancellations: 0,
  withdrawals: 0,
  broken: 0,
  wrong: 0,
  exchanges: 0,
  exchangeCost: 0,
  returnedCost: 0,
  vouchersBought: 0,
  vouchersByHand: 0,
  vouchersSpent: 0,
  vouchersGivenBack: 0,
  vouchersCorrected: 0,
  vouchersOpen: 0,
}

/** What customers held of vouchers when the span began. */
export function vouchersOpenBefore(sums: ReportSums): Centavos {
  const { vouchersBought, vouchersByHand, vouchersSpent, vouchersGivenBack, vouchersCorrected } = sums
  return (
    sums.vouchersOpen -
    vouchersBought -
    vouchersByHand +
    vouchersSpent -
    vouchersGivenBack -
    vouchersCorrected
  )
}

/** What customers paid, freight and wrapping included. */
export function paidIn({
  candles,
  freight,
  gifts,
  discount,
}: Pick<ReportSums, 'candles' | 'freight' | 'gifts' | 'discount'>): Centavos {
  return candles + freight + gifts - discount
}

export function averageOrder(sums: ReportSums): Centavos {
  return sums.orders === 0 ? 0 : roundToCentavos(paidIn(sums) / sums.orders)
}

/** Fees of providers, packaging, work and taxes are not in the shop's books, so they are not in its profit. */
export function profitOf(sums: ReportSums): Centavos {
  return paidIn(sums) - sums.freightCost - sums.cost - sums.refunds + sums.returnedCost - sums.exchangeCost
}

/** In whole percent; null where there is nothing to compare with. */
export function changeInPercent(now: number, before: number): number | null {
  return before <= 0 ? null : Math.round(((now - before) / before) * 100)
}
