import { and, asc, eq, gt, isNotNull, lte, notInArray, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Transaction } from '#database/connect.ts'
import { profiles, users } from '#database/schema/accounts.ts'
import { orders } from '#database/schema/orders.ts'
import { SHORTER_AFTER_HOURS } from '#domain/checkout/check-hold.ts'
import type { PaymentProvider } from '#domain/checkout/payment-method.ts'
import type { OrderRow } from '#shop/orders/order-rows.ts'

/** What her account and profile say of her; empty where they say nothing. */
export interface KnownBuyer {
  readonly email: string
  readonly name: string
  readonly phone: string
  readonly hasCompleteProfile: boolean
}

/** Two presses of one customer take turns here; null for an account that is gone. */
export async function lockBuyer(tx: Transaction, userId: string): Promise<KnownBuyer | null> {
  const [buyer] = await tx
    .select({
      email: users.email,
      name: sql<string>`coalesce(${profiles.fullName}, '')`,
      phone: sql<string>`coalesce(${profiles.phone}, '')`,
      hasCompleteProfile: sql<boolean>`coalesce(${profiles.profileCompleted}, false)`,
    })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(eq(users.id, userId))
    .for('no key update', { of: users })
  return buyer ?? null
}

/**
 * The orders of her carts whose payment somebody could still make: the open one, and those that are closed here but
 * not there.
 */
export function lockUnfinishedOrders(tx: Transaction, userId: string): Promise<OrderRow[]> {
  const maybePaid = or(isNotNull(orders.holdExpiresAt), eq(orders.pendingProviderAction, 'cancel'))
  return (
    tx
      .select()
      .from(orders)
      .where(and(eq(orders.userId, userId), eq(orders.origin, 'site'), maybePaid))
      // A late payment of a replaced order locks the order that took its place after itself: the older first, here too.
      .orderBy(asc(orders.createdAt), asc(orders.id))
      .for('update')
  )
}

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
