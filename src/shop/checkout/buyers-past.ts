import { and, eq, gt, lte, notInArray, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Transaction } from '#database/connect.ts'
import { orders } from '#database/schema/orders.ts'
import { SHORTER_AFTER_HOURS } from '#domain/checkout/check-hold.ts'
import type { PaymentProvider } from '#domain/checkout/payment-method.ts'

/** What a customer's earlier orders say about holding units for her. */
export interface BuyersPast {
  readonly hasBought: boolean
  /** A hold of hers ended unpaid within the last day. */
  readonly hasLetExpire: boolean
}

const noPast: BuyersPast = { hasBought: false, hasLetExpire: false }

/** The owner confirms these payments by hand: a hold that ended may have been waiting for her. */
export const CONFIRMED_BY_HAND: readonly PaymentProvider[] = ['pix-key']

/** As a column of another statement. */
export function pastColumn(userId: string | SQLWrapper, now: Date | SQLWrapper): SQL<BuyersPast> {
  const dayAgo = sql`${now}::timestamptz - interval '${sql.raw(String(SHORTER_AFTER_HOURS))} hours'`
  const hasEnded = and(
    or(
      and(eq(orders.cancelReason, 'expired'), gt(orders.cancelledAt, dayAgo)),
      // Over, and not yet noticed.
      lte(orders.holdExpiresAt, now),
    ),
    notInArray(orders.paymentProvider, [...CONFIRMED_BY_HAND]),
    // The owner took these units for her.
    eq(orders.origin, 'site'),
  )
  return sql<BuyersPast>`(
    select json_build_object(
      'hasBought', coalesce(bool_or(${orders.paidAt} is not null), false),
      'hasLetExpire', coalesce(bool_or(${hasEnded}), false))
    from ${orders} where ${orders.userId} = ${userId})`
}

export async function pastOf(tx: Transaction, userId: string, now: Date): Promise<BuyersPast> {
  const { rows } = await tx.execute<{ past: BuyersPast }>(sql`select ${pastColumn(userId, now)} as past`)
  return rows[0]?.past ?? noPast
}
