import { and, eq, gt, lte, notInArray, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { checkHold, type HoldRefusal, SHORTER_AFTER_HOURS } from '#checkout/purchase/domain/check-hold.ts'
import { orders } from '#orders/schema/orders.ts'
import { paymentFacts } from '#orders/use-cases/order-payment-facts.ts'
import type { OrderRow } from '#orders/use-cases/order-rows.ts'
import type { Transaction } from '#platform/database/connect.ts'
import type { PaymentProvider } from '#platform/domain/payment-method.ts'
import { type Ok, ok } from '#platform/domain/result.ts'

interface BuyersPast {
  readonly hasBought: boolean
  readonly hasLetExpire: boolean
}

const noPast: BuyersPast = { hasBought: false, hasLetExpire: false }

/** The owner confirms these payments manually, so the customer may have paid before the hold expired. */
const CONFIRMED_BY_HAND: readonly PaymentProvider[] = ['pix-key']

export function pastColumn(userId: string | SQLWrapper, now: Date | SQLWrapper): SQL<BuyersPast> {
  const dayAgo = sql`${now}::timestamptz - interval '${sql.raw(String(SHORTER_AFTER_HOURS))} hours'`
  const hasEnded = and(
    or(
      and(eq(orders.cancelReason, 'expired'), gt(orders.cancelledAt, dayAgo)),
      lte(orders.holdExpiresAt, now),
    ),
    notInArray(paymentFacts.paymentProvider, [...CONFIRMED_BY_HAND]),
    // Orders that the owner created do not count against the customer.
    eq(orders.origin, 'site'),
  )
  return sql<BuyersPast>`(
    select json_build_object(
      'hasBought', coalesce(bool_or(${orders.paidAt} is not null), false),
      'hasLetExpire', coalesce(bool_or(${hasEnded}), false))
    from ${orders} where ${orders.userId} = ${userId})`
}

async function loadPast(tx: Transaction, userId: string, now: Date): Promise<BuyersPast> {
  const { rows } = await tx.execute<{ past: BuyersPast }>(sql`select ${pastColumn(userId, now)} as past`)
  return rows[0]?.past ?? noPast
}

interface Held {
  readonly paymentProvider: PaymentProvider
  readonly createdAt: Date
  readonly holdExpiresAt: Date
}

/**
 * Adjusts the hold's length or refuses too many units. The caller must hold the lock on the customer's
 * row.
 */
export function limitHold<Order extends Held>(
  order: Order,
  items: readonly { quantity: number }[],
  { past, mostHeldUnits }: { past: BuyersPast; mostHeldUnits: number },
): Ok<Order> | HoldRefusal {
  const units = items.reduce((sum, { quantity }) => sum + quantity, 0)
  const checked = checkHold({ ...past, units, mostUnits: mostHeldUnits })
  if (!checked.ok) return checked
  const { minutesAtMost } = checked.value
  if (minutesAtMost === null || CONFIRMED_BY_HAND.includes(order.paymentProvider)) return ok(order)
  const end = order.createdAt.getTime() + minutesAtMost * 60_000
  return ok({ ...order, holdExpiresAt: new Date(Math.min(order.holdExpiresAt.getTime(), end)) })
}

/** After a change of method, a shortened hold stays short. */
export async function limitSwitchedHold(
  tx: Transaction,
  order: Pick<OrderRow, 'userId' | 'createdAt' | 'holdExpiresAt'>,
  { provider, end }: { provider: PaymentProvider; end: Date },
): Promise<Date> {
  if (order.userId === null || CONFIRMED_BY_HAND.includes(provider)) return end
  const past = await loadPast(tx, order.userId, order.createdAt)
  const isShort = past.hasLetExpire && !past.hasBought
  return isShort && order.holdExpiresAt && order.holdExpiresAt < end ? order.holdExpiresAt : end
}
