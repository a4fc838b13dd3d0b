import { z } from 'zod'
import { openCardSession } from '#shop/payments/open-card-session.ts'
import { defineFunction } from '#web/server/functions/define-function.server.ts'

/** Asked for when the provider's card fields are about to be shown. */
export const cardSessionFunction = defineFunction({
  access: 'customer',
  limit: 'open-card-session',
  schema: z.strictObject({}),
  async run({ shop, visitor }) {
    const secret = visitor.kind === 'customer' ? await openCardSession(shop, visitor) : null
    return { body: { client_secret: secret } }
  },
})
