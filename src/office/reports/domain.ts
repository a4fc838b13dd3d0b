import { type Centavos, roundToCentavos } from '#platform/domain/money.ts'

export interface ReportSums {
  readonly orders: number
  readonly units: number
  /** At sale prices, before payment discounts. */
  readonly candles: Centavos
  readonly discount: Centavos
  readonly freight: Centavos
  /** Freight waived by coupons or thresholds. */
  readonly freightWaived: Centavos
  readonly gifts: Centavos
  /** Recorded costs only. */
  readonly freightCost: Centavos
  readonly ridesOpen: number
  readonly cost: Centavos
  /** Units at their batch's cost; the others use the manually entered cost. */
  readonly unitsAtBatchCost: number
  /** Units at today's cost, because no cost was recorded at the time of sale. */
  readonly unitsAtTodaysCost: number
  /** Units of unknown cost, counted as free. */
  readonly unitsWithoutCost: number
  /** Refunded in the span, regardless of when the order was paid. */
  readonly refunds: Centavos
  readonly refundedOrders: number
  readonly cancellations: number
  readonly withdrawals: number
  readonly broken: number
  readonly wrong: number
  /** Complaints resolved with a replacement; excluded from broken and wrong. */
  readonly exchanges: number
  /** Cost of replacements and of courier rides for returns. */
  readonly exchangeCost: Centavos
  /** Cost of candles returned to stock with a refund. */
  readonly returnedCost: Centavos
  /** A liability, not revenue: bought by customers or issued by the owner. */
  readonly vouchersBought: Centavos
  readonly vouchersByHand: Centavos
  /** Orders paid by voucher in the span; part of the revenue. */
  readonly vouchersSpent: Centavos
  readonly vouchersGivenBack: Centavos
  /** Negative if balances were reduced; includes refunded voucher purchases. */
  readonly vouchersCorrected: Centavos
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

/** Provider fees, packaging, labour and taxes are unknown to the shop, so they are not deducted. */
export function calculateProfit(sums: ReportSums): Centavos {
  return paidIn(sums) - sums.freightCost - sums.cost - sums.refunds + sums.returnedCost - sums.exchangeCost
}

export function changeInPercent(now: number, before: number): number | null {
  return before <= 0 ? null : Math.round(((now - before) / before) * 100)
}
