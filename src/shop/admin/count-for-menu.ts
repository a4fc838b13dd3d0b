import { countWaitingForOwner } from '#shop/orders/order-tallies.ts'
import type { Shop } from '#shop/shop.ts'

/** The numbers beside the entries of the back office's menu; one statement. */
export async function countForMenu(shop: Shop) {
  const { paid, pix, notices, reviews } = await countWaitingForOwner(shop)
  return {
    waitingOrders: paid,
    /** Null where there is nothing of the kind to show. */
    awaitedPix: shop.payments.takes.pix === 'pix-key' || pix > 0 ? pix : null,
    openNotices: notices,
    waitingReviews: reviews,
  }
}
