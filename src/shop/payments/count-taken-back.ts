import { and, eq, isNotNull } from 'drizzle-orm'
import type { Transaction } from '#database/connect.ts'
import { pixConfirmations } from '#database/schema/payments.ts'
import type { OrderRow } from '#shop/orders/order-rows.ts'

/** How often the owner has taken her word about this order's Pix back. Asked only where money comes to her own key. */
export async function countTakenBack(tx: Transaction, order: OrderRow): Promise<number> {
  if (order.paymentProvider !== 'pix-key') return 0
  const isTakenBack = and(eq(pixConfirmations.orderId, order.id), isNotNull(pixConfirmations.takenBackAt))
  return (await tx.select({ id: pixConfirmations.id }).from(pixConfirmations).where(isTakenBack)).length
}
