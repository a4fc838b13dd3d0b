import { redirect } from 'react-router'
import type { CustomerOrder } from '#orders/use-cases/customer-order.ts'
import { findVoucherPage } from '#orders/use-cases/link/find-linked-order.ts'
import { buysVoucher } from '#orders/vouchers/domain/voucher.ts'
import type { Shop } from '#platform/shop.ts'

/** Voucher orders have no parcel to track, so they redirect to the voucher's page. */
export async function leadToVoucherPage(
  shop: Shop,
  userId: string,
  order: Pick<CustomerOrder, 'deliveryWay' | 'orderNumber'>,
): Promise<void> {
  if (!buysVoucher(order)) return
  const page = await findVoucherPage(shop, { userId, orderNumber: order.orderNumber })
  if (page) throw redirect(page)
}
