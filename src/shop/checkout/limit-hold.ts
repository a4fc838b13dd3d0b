import type { Transaction } from '#database/connect.ts'
import { checkHold, type HoldRefusal } from '#domain/checkout/check-hold.ts'
import type { PaymentProvider } from '#domain/checkout/payment-method.ts'
import { type Ok, ok } from '#domain/result.ts'
import type { OrderRow } from '#shop/orders/order-rows.ts'
import { type BuyersPast, CONFIRMED_BY_HAND, pastOf } from './buyer.ts'
import type { NewOrder } from './write-order.ts'

/** The order with the hold that its customer may have, or why she may hold none of this size. Her row is locked. */
export function limitHold(
  order: NewOrder,
  items: readonly { quantity: number }[],
  { past, mostHeldUnits }: { past: BuyersPast; mostHeldUnits: number },
): Ok<NewOrder> | HoldRefusal {
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
