import { expect, test } from 'vitest'
import type { Shop } from '#platform/shop.ts'
import { createCheckout } from './create-checkout-function.server.ts'

test('refuses a voucher whose sealed code cannot be opened', async () => {
  const shop = { sealing: { unseal: () => null } } as unknown as Shop
  const answer = await createCheckout.run({
    shop,
    visitor: { kind: 'customer', userId: 'u', isTesting: false } as never,
    request: {} as never,
    body: { voucher: 'expired' } as never,
  })
  expect(answer).toMatchObject({ status: 409, body: { code: 'voucher-changed' } })
})
