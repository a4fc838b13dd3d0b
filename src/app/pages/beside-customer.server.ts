import type { CartExtra } from '#checkout/cart/storefront/cart-action.server.ts'
import { potsExtra } from '#fulfilment/containers/storefront/pots-action.server.ts'
import { ownPotsColumn } from '#fulfilment/containers/use-cases/own-pots.ts'
import { jsonColumns } from '#platform/database/json-columns.ts'

/** Facts of other features about the customer who reads the cart or the profile, as one column. */
export const besideCustomer = (userId: string) =>
  jsonColumns({
    pots: ownPotsColumn(userId),
  })

export type BesideCustomer = ReturnType<typeof besideCustomer>['_']['type']

/** Forms of other features that are sent to the address of the cart. */
export const cartExtras: readonly CartExtra[] = [
  // Sent from the cart and from the profile.
  potsExtra,
]
