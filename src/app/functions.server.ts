import { z } from 'zod'
import { accountFunctions } from '#app/functions/accounts-functions.server.ts'
import { freightFunctions } from '#checkout/delivery/freight-functions.server.ts'
import { checkoutFunctions } from '#checkout/purchase/storefront/api/checkout-functions.server.ts'
import { newsletterFunctions } from '#content/newsletter/storefront/newsletter-function.server.ts'
import { addressFunctions } from '#delivery/addresses/storefront/addresses-functions.server.ts'
import { defineFunction, type ShopFunction } from '#platform/http/functions/define-function.server.ts'
import { findRequestAnswer } from '#platform/operations/request-answers.ts'

export const requestAnswer = defineFunction({
  access: 'public',
  limit: 'find-request-answer',
  schema: z.object({ requestKey: z.uuid() }),
  run: async ({ shop, visitor, body }) => {
    const userId = visitor.kind === 'guest' ? null : visitor.userId
    return { body: { outcome: await findRequestAnswer(shop, { ...body, userId }) } }
  },
})

/** The functions that the specification names. */
export const shopFunctions: Readonly<Record<string, ShopFunction>> = {
  ...accountFunctions,
  ...addressFunctions,
  ...checkoutFunctions,
  ...freightFunctions,
  ...newsletterFunctions,
}
