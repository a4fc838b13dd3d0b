import { z } from 'zod'
import { findRequestAnswer } from '#shop/operations/request-answers.ts'
import { accountFunctions } from '#web/accounts/sign-up/accounts-functions.server.ts'
import { checkoutFunctions } from '#web/checkout/api/checkout-functions.server.ts'
import { addressFunctions } from '#web/freight/addresses-functions.server.ts'
import { freightFunctions } from '#web/freight/freight-functions.server.ts'
import { newsletterFunctions } from '#web/newsletter/newsletter-function.server.ts'
import { searchFunctions } from '#web/products/search-function.server.ts'
import { defineFunction, type ShopFunction } from '#web/server/functions/define-function.server.ts'

const requestAnswerFunctions: Record<string, ShopFunction> = {
  'find-request-answer': defineFunction({
    access: 'public',
    limit: 'find-request-answer',
    schema: z.object({ requestKey: z.uuid() }),
    run: async ({ shop, visitor, body }) => {
      const userId = visitor.kind === 'guest' ? null : visitor.userId
      return { body: { outcome: await findRequestAnswer(shop, { ...body, userId }) } }
    },
  }),
}

/** The functions that answer at POST /api/functions/{name}. */
export const shopFunctions: Readonly<Record<string, ShopFunction>> = {
  ...accountFunctions,
  ...addressFunctions,
  ...checkoutFunctions,
  ...freightFunctions,
  ...newsletterFunctions,
  ...requestAnswerFunctions,
  ...searchFunctions,
}
