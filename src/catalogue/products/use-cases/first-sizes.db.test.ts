import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { emptyShelf } from '#catalogue/products/domain/shelf-fields.ts'
import { unknownSizeFacts } from '#catalogue/products/domain/size-facts.ts'
import { startCheckout } from '#checkout/purchase/use-cases/start-checkout.ts'
import { changeOrderStatus } from '#fulfilment/orders/use-cases/change-order-status.ts'
import { acceptPaymentWebhook } from '#payments/use-cases/accept-payment-webhook.ts'
import { reconcileStock } from '#payments/use-cases/reconcile-stock.ts'
import { auditBooks } from '../../../../tests/support/audit-shop.ts'
import { openCheckoutFixture } from '../../../../tests/support/checkout-fixture.ts'
import { createTestDatabase } from '../../../../tests/support/database.ts'
import { findAdminProduct } from './find-admin-product.ts'
import { updateProduct } from './update-product.ts'

const database = await createTestDatabase()
const fixture = await openCheckoutFixture(database)
const { shop } = fixture
const actor = { id: randomUUID(), name: 'Dona' }
afterAll(async () => {
  await fixture.close()
  await database.close()
})

const deliver = async () => {
  for (const webhook of await fixture.takeWebhooks()) await acceptPaymentWebhook(shop, webhook)
}

const size = (name: string, stockQuantity: number) => ({
  ...unknownSizeFacts,
  ...emptyShelf,
  id: null,
  name,
  stockQuantity,
  priceAdjustment: 0,
  attributes: {},
  image: null,
})

async function sellCandle(units = 2) {
  const customer = await fixture.newCustomer()
  const candle = await fixture.newCandle({ stock: 10, price: 9990 })
  await fixture.putInCart(customer.id, candle.id, units)
  const startedCheckout = await startCheckout(shop, await fixture.requestFor(customer.id))
  if (!startedCheckout.ok) throw new Error(startedCheckout.code)
  return { candle, orderId: startedCheckout.value.orderId, clientSecret: startedCheckout.value.clientSecret }
}

async function edit(
  id: string,
  sizes: ReturnType<typeof size>[],
  seenStock?: number,
  stockQuantity?: number,
) {
  const product = await findAdminProduct(shop, { id })
  if (!product) throw new Error('no product')
  const { draft, version } = product
  return updateProduct(shop, {
    actor,
    productId: id,
    seen: { version, stock: seenStock ?? draft.stockQuantity },
    draft: { ...draft, variants: sizes, stockQuantity: stockQuantity ?? draft.stockQuantity },
  })
}

describe('the first sizes of a candle', () => {
  it('are written only over the stock that the owner saw', async () => {
    const { candle } = await sellCandle(1)
    expect(await edit(candle.id, [size('180 g', 10)], 10)).toMatchObject({
      code: 'stock-moved',
      details: { moved: [{ seen: 10, now: 9, size: null }] },
    })
    expect(await edit(candle.id, [size('180 g', 9)], 9)).toMatchObject({ ok: true })
    expect(await fixture.stockOf(candle.id)).toBe(9)
  })

  it('take over the orders whose units may be returned', async () => {
    const { candle, orderId, clientSecret } = await sellCandle(2)
    await fixture.pay(clientSecret)
    await deliver()
    expect(await edit(candle.id, [size('120 g', 3), size('180 g', 5)])).toMatchObject({ ok: true })
    expect(await reconcileStock(shop)).toEqual({ reported: 0 })
    const cancelled = {
      orderId,
      to: 'cancelled',
      seen: 'processing',
      confirmedPayment: 'paid',
      actor,
    } as const
    expect(await changeOrderStatus(shop, cancelled)).toMatchObject({ ok: true })
    expect(await fixture.stockOf(candle.id)).toBe(10)
    expect(await reconcileStock(shop)).toEqual({ reported: 0 })
    expect(await auditBooks(database.pool)).toEqual([])
  })
})

describe('the last sizes of a candle', () => {
  it('leave it what they had, unless sales moved it', async () => {
    const { candle, clientSecret } = await sellCandle(2)
    await fixture.pay(clientSecret)
    await deliver()
    await edit(candle.id, [size('120 g', 0), size('180 g', 0)])
    await database.pool.query(
      `update orders set status = 'delivered', delivered_at = now() where status = 'processing'`,
    )
    expect(await edit(candle.id, [], 12, 6)).toMatchObject({ code: 'stock-moved' })
    expect(await edit(candle.id, [])).toMatchObject({ ok: true })
    expect(await fixture.stockOf(candle.id)).toBe(0)
    expect(await reconcileStock(shop)).toEqual({ reported: 0 })
  })
})
