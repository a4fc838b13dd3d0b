import {
  listAnnouncedContainers,
  loadCustomerContainers,
} from '#fulfilment/containers/use-cases/list-containers.ts'
import { announcedContainersColumn } from '#fulfilment/containers/use-cases/own-containers.ts'
import { jsonColumns } from '#platform/database/json-columns.ts'
import type { Shop } from '#platform/shop.ts'

export const besideOrder = jsonColumns({
  containers: announcedContainersColumn,
})

export const loadBesideAccount = async (shop: Shop, userId: string) => ({
  containers: await loadCustomerContainers(shop, userId),
})

export const loadBesideToday = async (shop: Shop) => ({
  containers: await listAnnouncedContainers(shop),
})
