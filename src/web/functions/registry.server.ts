import { accountFunctions } from './accounts.server.ts'
import { addressFunctions } from './addresses.server.ts'
import { checkoutFunctions } from './checkout.server.ts'
import type { ShopFunction } from './define-function.server.ts'
import { freightFunctions } from './freight.server.ts'
import { newsletterFunctions } from './newsletter.server.ts'

/** The functions that answer at POST /api/functions/{name}. */
export const shopFunctions: Readonly<Record<string, ShopFunction>> = {
  ...accountFunctions,
  ...addressFunctions,
  ...checkoutFunctions,
  ...freightFunctions,
  ...newsletterFunctions,
}
