import type { CartExtra } from '#checkout/cart/storefront/cart-action.server.ts'
import { containersExtra } from '#fulfilment/containers/storefront/containers-action.server.ts'
import { ownContainersColumn } from '#fulfilment/containers/use-cases/own-containers.ts'
import { jsonColumns } from '#platform/database/json-columns.ts'

export const besideCustomer = (userId: string) =>
  jsonColumns({
    containers: ownContainersColumn(userId),
  })

export type BesideCustomer = ReturnType<typeof besideCustomer>['_']['type']

/** Forms of other features that post to the cart's URL. */
export const cartExtras: readonly CartExtra[] = [containersExtra]
