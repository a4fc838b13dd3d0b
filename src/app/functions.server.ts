import { accountFunctions } from '#app/functions/accounts-functions.server.ts'
import { freightFunctions } from '#checkout/delivery/freight-functions.server.ts'
import { checkoutFunctions } from '#checkout/purchase/storefront/api/checkout-functions.server.ts'
import { newsletterFunctions } from '#content/newsletter/storefront/newsletter-function.server.ts'
import { addressFunctions } from '#delivery/addresses/storefront/addresses-functions.server.ts'
import type { ShopFunction } from '#platform/http/functions/define-function.server.ts'

/** The functions that the specification names. */
export const shopFunctions: Readonly<Record<string, ShopFunction>> = {
  ...accountFunctions,
  ...addressFunctions,
  ...checkoutFunctions,
  ...freightFunctions,
  ...newsletterFunctions,
}
