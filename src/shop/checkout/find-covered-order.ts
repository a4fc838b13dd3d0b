import { and, desc, eq, exists, gte } from 'drizzle-orm'
import type { Transaction } from '#database/connect.ts'
import { orders } from '#database/schema/orders.ts'
import { voucherEntries } from '#database/schema/vouchers.ts'
import { type CartLine, isSameCart } from '#domain/checkout/cart-comparison.ts'
import { groupByKit } from '#domain/kits/sold-kit.ts'
import { itemsOf, type OrderItemRow, type OrderRow } from '#shop/orders/order-rows.ts'
import type { CheckoutRequest } from './checkout-request.ts'

/** As long as the answers of other presses are known. */
const KNOWN_HOURS = 24

/** The order that this voucher and these very things have made: its answer was lost, and the cart is empty since. */
export async function findCoveredOrder(
  tx: Transaction,
  { userId, voucherId, cartItems: seen }: Pick<CheckoutRequest, 'userId' | 'voucherId' | 'cartItems'>,
  now: Date,
): Promise<OrderRow | null> {
  if (!voucherId) return null
  const spent = tx
    .select({ id: voucherEntries.id })
    .from(voucherEntries)
    .where(and(eq(voucherEntries.orderId, orders.id), eq(voucherEntries.voucherId, voucherId)))
  const isHers = and(eq(orders.userId, userId), eq(orders.paymentProvider, 'voucher'), exists(spent))
  const isRecent = gte(orders.createdAt, new Date(now.getTime() - KNOWN_HOURS * 3_600_000))
  const [last] = await tx
    .select()
    .from(orders)
    .where(and(isHers, isRecent, eq(orders.paymentStatus, 'paid')))
    .orderBy(desc(orders.createdAt))
    .limit(1)
  return last && isSameCart(seen, linesOf(await itemsOf(tx, last.id))) ? last : null
}

/** The cart that became these items. */
function linesOf(items: readonly OrderItemRow[]): CartLine[] {
  return groupByKit(items).flatMap(({ kit, items: parts }) =>
    kit
      ? { ...kit, variantId: null }
      : parts.map(({ productId, variantId, quantity }) => ({
          productId: productId ?? '',
          variantId,
          quantity,
        })),
  )
}
