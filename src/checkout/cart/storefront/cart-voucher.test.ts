import { expect, it } from 'vitest'
import { makeVoucherCode } from '#orders/vouchers/domain/voucher.ts'
import type { Shop } from '#platform/shop.ts'
import { changeCartVoucher } from './cart-voucher.server.ts'

it('treats an unknown code as a coupon, even if it looks like a voucher', async () => {
  const code = makeVoucherCode((count) => new Uint8Array(count))
  const shop = {
    db: { select: () => ({ from: () => ({ where: async () => [] }) }) },
    rateLimits: { consume: async () => ({ ok: true }) },
  } as unknown as Shop
  const request = new Request('https://loja.exemplo.com.br/carrinho', { method: 'POST' })
  expect(await changeCartVoucher(request, shop, { intent: 'coupon', code }, '203.0.113.1')).toBeNull()
})
