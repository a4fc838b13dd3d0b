import { accountFunctions } from '#web/accounts/sign-up/accounts-functions.server.ts'
import { checkoutFunctions } from '#web/checkout/api/checkout-functions.server.ts'
import { addressFunctions } from '#web/freight/addresses-functions.server.ts'
import { freightFunctions } from '#web/freight/freight-functions.server.ts'
import { newsletterFunctions } from '#web/newsletter/newsletter-function.server.ts'
import type { ShopFunction } from '#web/server/functions/define-function.server.ts'
import { requestAnswerFunctions } from './request-answers-function.server.ts'

/** The functions that answer at POST /api/functions/{name}. */
export const shopFunctions: Readonly<Record<string, ShopFunction>> = {
  ...accountFunctions,
  ...addressFunctions,
  ...checkoutFunctions,
  ...freightFunctions,
  ...newsletterFunctions,
  ...requestAnswerFunctions,
}
