import { listAnnouncedPots, loadCustomerPots } from '#fulfilment/containers/use-cases/list-pots.ts'
import { announcedPotsColumn } from '#fulfilment/containers/use-cases/own-pots.ts'
import { jsonColumns } from '#platform/database/json-columns.ts'
import type { Shop } from '#platform/shop.ts'

/** Facts of other features about an order, as one column of its statement. */
export const besideOrder = jsonColumns({
  pots: announcedPotsColumn,
})

/** What other features know about an account. */
export const loadBesideAccount = async (shop: Shop, userId: string) => ({
  pots: await loadCustomerPots(shop, userId),
})

/** What other features add to the owner's day. */
export const loadBesideToday = async (shop: Shop) => ({
  pots: await listAnnouncedPots(shop),
})
