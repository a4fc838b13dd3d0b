// Offered to: checkout

import { redirect } from 'react-router'
import type { CustomerOrder } from '#shop/orders/customer-order.ts'
import { findVoucherPage } from '#shop/orders/link/find-linked-order.ts'
import type { Shop } from '#shop/shop.ts'

/** An order that bought a voucher has no parcel to follow: its page is the voucher's. */
export async function leadToVoucherPage(
  shop: Shop,
  userId: string,
  { deliveryWay, orderNumber }: Pick<CustomerOrder, 'deliveryWay' | 'orderNumber'>,
): Promise<void> {
  if (deliveryWay !== 'handed') return
  const page = await findVoucherPage(shop, { userId, orderNumber })
  if (page) throw redirect(page)
}
