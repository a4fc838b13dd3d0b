import { and, eq, gt, lte, notInArray, or, sql } from 'drizzle-orm'
import type { Transaction } from '#database/connect.ts'
import { orders } from '#database/schema/orders.ts'
import { type HoldRefusal, judgeHold, SHORTER_AFTER_HOURS } from '#domain/checkout/judge-hold.ts'
import type { PaymentProvider } from '#domain/checkout/payment-method.ts'
import { type Ok, ok } from '#domain/result.ts'
import type { OrderRow } from '#shop/orders/order-rows.ts'
import { loadSettings } from '#shop/settings/load-settings.ts'
import type { Shop } from '#shop/shop.ts'
import type { CheckoutLine } from './read-checkout-cart.ts'
import type { NewOrder } from './write-order.ts'

/** The owner confirms these payments by hand: a hold that ended may have been waiting for her. */
const CONFIRMED_BY_HAND: readonly PaymentProvider[] = ['pix-key']

/** The order with the hold that its customer may have, or why she may hold none of this size. Her row is locked. */
export async function limitHold(
  shop: Pick<Shop, 'config'>,
  tx: Transaction,
  order: NewOrder,
  lines: readonly CheckoutLine[],
): Promise<Ok<NewOrder> | HoldRefusal> {
  const past = await pastOf(tx, order)
  const { limits } = (await loadSettings({ ...shop, db: tx })).values
  const judged = judgeHold({
    ...past,
    units: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    mostUnits: Number(limits.holdUnits),
  })
  if (!judged.ok) return judged
  const { minutesAtMost } = judged.value
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
  const past = await pastOf(tx, { userId: order.userId, createdAt: order.createdAt })
  const isShort = past.hasLetExpire && !past.hasBought
  return isShort && order.holdExpiresAt && order.holdExpiresAt < end ? order.holdExpiresAt : end
}

async function pastOf(tx: Transaction, { userId, createdAt: now }: { userId: string; createdAt: Date }) {
  const dayAgo = new Date(now.getTime() - SHORTER_AFTER_HOURS * 3_600_000)
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
  const [past] = await tx
    .select({
      hasBought: sql<boolean>`coalesce(bool_or(${orders.paidAt} is not null), false)`,
      hasLetExpire: sql<boolean>`coalesce(bool_or(${hasEnded}), false)`,
    })
    .from(orders)
    .where(eq(orders.userId, userId))
  return past ?? { hasBought: false, hasLetExpire: false }
}
