import { eq, sql } from 'drizzle-orm'
import { isMadeByHand } from '#orders/domain/order-origin.ts'
import { orderEvents } from '#orders/schema/orders.ts'
import { orderLinkPath } from '#orders/use-cases/link/order-link.ts'
import { eventRows, type NewOrderEvent } from '#orders/use-cases/order-events.ts'
import {
  afterChange,
  type OrderChanges,
  type OrderRow,
  orderColumns,
  updateOrder,
} from '#orders/use-cases/order-rows.ts'
import { readSoldContents, type SoldContents, soldColumns } from '#orders/use-cases/sold-contents.ts'
import { vouchers } from '#orders/vouchers/schema.ts'
import { isDue, issueVoucher, sendVoucher } from '#orders/vouchers/use-cases/issue-voucher.ts'
import type { Transaction } from '#platform/database/connect.ts'
import type { Shop } from '#platform/shop.ts'

type NewOrderColumns = OrderChanges & Pick<OrderRow, 'status'>

export async function markPaid(
  tx: Transaction,
  order: OrderRow,
  { columns, now }: { columns: NewOrderColumns; now: Date },
): Promise<{ paid: OrderRow; sold: SoldContents }> {
  const { status } = columns
  const events: NewOrderEvent[] = [{ kind: 'paid', at: now }]
  if (status !== order.status) events.push({ kind: 'status-changed', at: now, status })
  const recorded = tx
    .insert(orderEvents)
    .values(eventRows(order.id, events))
    .returning({ id: orderEvents.id })
  const changes = {
    ...columns,
    paymentStatus: 'paid',
    paymentFailure: null,
    pendingProviderAction: null,
    paidAt: now,
    stockHeld: true,
    holdExpiresAt: null,
    cancelReason: null,
    cancelledAt: null,
    updatedAt: now,
  } as const
  const [marked] = await updateOrder(tx, order.id, changes, tx.$with('recorded').as(recorded)).returning({
    ...orderColumns,
    ...soldColumns,
  })
  const after = afterChange(order.id, marked, changes)
  const { items, hasReserved, readyOn, gift, couponLabel, moved, ...paid } = after
  return { paid, sold: readSoldContents({ items, hasReserved, readyOn, gift, couponLabel, moved }) }
}

/** Removes what was bought, with its coupon and gift; later additions stay. Manual orders have no cart. */
export async function takeOutOfCart(tx: Transaction, order: OrderRow): Promise<void> {
  const { id, userId } = order
  if (!userId || isMadeByHand(order)) return
  await tx.execute(sql`
    with used_coupon as (
      delete from cart_coupons c using coupon_uses u
      where u.order_id = ${id} and c.user_id = ${userId} and c.coupon_id = u.coupon_id),
    given_present as (
      delete from cart_gifts c using order_gifts g
      where g.order_id = ${id} and c.user_id = ${userId} and c.message = g.message
        and c.receiver_name is not distinct from g.receiver_name
        and c.receiver_phone is not distinct from g.receiver_phone),
    bought as (
      select product_id, variant_id, null::uuid[] as chosen_parts, sum(quantity)::int as quantity
      from order_items where order_id = ${id} and kit is null group by product_id, variant_id
      union all
      select (kit->>'productId')::uuid, null, case when jsonb_typeof(kit->'chosenParts') = 'array'
        then array(select jsonb_array_elements_text(kit->'chosenParts')::uuid) end, (kit->>'quantity')::int
      from (select distinct on (kit->>'line') kit from order_items where order_id = ${id} and kit is not null) kits),
    bought_line as (
      select c.id, c.quantity - bought.quantity as rest
      from cart_items c join bought
        on c.product_id = bought.product_id and c.variant_id is not distinct from bought.variant_id
          and c.chosen_parts is not distinct from bought.chosen_parts
      where c.user_id = ${userId} for update of c),
    emptied_line as (
      delete from cart_items c using bought_line where c.id = bought_line.id and bought_line.rest <= 0)
    update cart_items c set quantity = bought_line.rest from bought_line
    where c.id = bought_line.id and bought_line.rest > 0`)
}

/** A voucher purchase is complete when paid: nothing is packed, and the voucher is emailed on its day. */
export async function settleVoucherOrder(shop: Shop, tx: Transaction, order: OrderRow): Promise<OrderRow> {
  const now = shop.clock.now()
  const deliveredColumns = { status: 'delivered', packedAt: now, deliveredAt: now } as const
  const { paid } = await markPaid(tx, order, { columns: deliveredColumns, now })
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
