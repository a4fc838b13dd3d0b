import type { CartExtra } from '#checkout/cart/storefront/cart-action.server.ts'
import { potsExtra } from '#fulfilment/containers/storefront/pots-action.server.ts'
import { ownPotsColumn } from '#fulfilment/containers/use-cases/own-pots.ts'
import { jsonColumns } from '#platform/database/json-columns.ts'

export const besideCustomer = (userId: string) =>
  jsonColumns({
    pots: ownPotsColumn(userId),
  })

export type BesideCustomer = ReturnType<typeof besideCustomer>['_']['type']

/** Forms of other features that post to the cart's URL. */
export const cartExtras: readonly CartExtra[] = [potsExtra]
