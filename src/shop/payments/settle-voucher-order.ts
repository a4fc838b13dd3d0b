import { eq } from 'drizzle-orm'
import type { Transaction } from '#database/connect.ts'
import { vouchers } from '#database/schema/vouchers.ts'
import { orderLinkPath } from '#shop/orders/link/order-link.ts'
import type { OrderRow } from '#shop/orders/order-rows.ts'
import type { Shop } from '#shop/shop.ts'
import { issueVoucher } from '#shop/vouchers/issue-voucher.ts'
import { isDue, sendVoucher } from '#shop/vouchers/send-voucher.ts'
import { markPaid } from './mark-paid.ts'

/** The purchase of a voucher is done with its payment: there is nothing to pack, and it leaves by e-mail on its day. */
export async function settleVoucherOrder(shop: Shop, tx: Transaction, order: OrderRow): Promise<OrderRow> {
  const now = shop.clock.now()
  const done = { status: 'delivered', packedAt: now, deliveredAt: now } as const
  const { paid } = await markPaid(tx, order, { columns: done, now })
  const [pending] = await tx.select().from(vouchers).where(eq(vouchers.orderId, order.id)).for('update')
  if (!pending) throw new Error(`order ${order.id} bought no voucher`)
  const { voucher } = await issueVoucher(shop, tx, { voucher: pending, now })
  const { amount, receiverName, receiverEmail, sendOn } = voucher
  const { customerName, customerEmail: to, orderNumber } = paid
  await shop.outbox.enqueue(tx, {
    name: 'send-email',
    key: `voucher-bought:${voucher.id}`,
    email: {
      type: 'voucher-bought',
      to,
      data: {
        customerName,
        orderNumber,
        amount,
        receiverName,
        receiverEmail,
        sendOn,
        orderUrl: shop.config.siteUrl + orderLinkPath(shop, paid),
      },
    },
  })
  if (isDue(voucher, now)) await sendVoucher(shop, tx, { voucher, now })
  return paid
}
