import { and, eq, gt, lte, notInArray, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { checkHold, type HoldRefusal, SHORTER_AFTER_HOURS } from '#checkout/purchase/domain/check-hold.ts'
import { orders } from '#orders/schema/orders.ts'
import type { OrderRow } from '#orders/use-cases/order-rows.ts'
import type { Transaction } from '#platform/database/connect.ts'
import type { PaymentProvider } from '#platform/domain/payment-method.ts'
import { type Ok, ok } from '#platform/domain/result.ts'

/** What a customer's earlier orders say about holding more units. */
interface BuyersPast {
  readonly hasBought: boolean
  /** An earlier hold ended unpaid within the last day. */
  readonly hasLetExpire: boolean
}

const noPast: BuyersPast = { hasBought: false, hasLetExpire: false }

/** The owner confirms these payments by hand: a hold that ended may have been waiting for that. */
const CONFIRMED_BY_HAND: readonly PaymentProvider[] = ['pix-key']

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
    // The owner took these units for the customer.
    eq(orders.origin, 'site'),
  )
  return sql<BuyersPast>`(
    select json_build_object(
      'hasBought', coalesce(bool_or(${orders.paidAt} is not null), false),
      'hasLetExpire', coalesce(bool_or(${hasEnded}), false))
    from ${orders} where ${orders.userId} = ${userId})`
}

async function pastOf(tx: Transaction, userId: string, now: Date): Promise<BuyersPast> {
  const { rows } = await tx.execute<{ past: BuyersPast }>(sql`select ${pastColumn(userId, now)} as past`)
  return rows[0]?.past ?? noPast
}

interface Held {
  readonly paymentProvider: PaymentProvider
  readonly createdAt: Date
  readonly holdExpiresAt: Date
}

/** The order with the hold that its customer may have, or why not one of this size. The customer’s row is locked. */
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

/** The end of a hold after another way of payment was chosen: a short hold stays as short as it was. */
export async function limitSwitchedHold(
  tx: Transaction,
  order: Pick<OrderRow, 'userId' | 'createdAt' | 'holdExpiresAt'>,
  { provider, end }: { provider: PaymentProvider; end: Date },
): Promise<Date> {
  if (order.userId === null || CONFIRMED_BY_HAND.includes(provider)) return end
  const past = await pastOf(tx, order.userId, order.createdAt)
  const isShort = past.hasLetExpire && !past.hasBought
  return isShort && order.holdExpiresAt && order.holdExpiresAt < end ? order.holdExpiresAt : end
}
