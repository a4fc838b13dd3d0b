import { listAnnouncedPots, loadCustomerPots } from '#fulfilment/containers/use-cases/list-pots.ts'
import { announcedPotsColumn } from '#fulfilment/containers/use-cases/own-pots.ts'
import { jsonColumns } from '#platform/database/json-columns.ts'
import type { Shop } from '#platform/shop.ts'

export const besideOrder = jsonColumns({
  pots: announcedPotsColumn,
})

export const loadBesideAccount = async (shop: Shop, userId: string) => ({
  pots: await loadCustomerPots(shop, userId),
})

export const loadBesideToday = async (shop: Shop) => ({
  pots: await listAnnouncedPots(shop),
})
