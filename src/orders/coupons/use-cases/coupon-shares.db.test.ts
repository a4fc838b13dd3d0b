import { randomUUID } from 'node:crypto'
import { afterAll, expect, it } from 'vitest'
import { resumeCheckout } from '#checkout/purchase/use-cases/resume-checkout.ts'
import { startCheckout } from '#checkout/purchase/use-cases/start-checkout.ts'
import { changeOrderItems } from '#fulfilment/orders/use-cases/change-order-items.ts'
import { loadReturns } from '#fulfilment/returns/use-cases/load-returns.ts'
import { refundReturn } from '#fulfilment/returns/use-cases/refund-return.ts'
import { withdraw } from '#fulfilment/returns/use-cases/withdraw.ts'
import { confirmPixPayments } from '#payments/use-cases/confirm-pix-payments.ts'
import { listAwaitedPix } from '#payments/use-cases/list-awaited-pix.ts'
import { auditBooks } from '../../../../tests/support/audit-shop.ts'
import { openCheckoutFixture } from '../../../../tests/support/checkout-fixture.ts'
import { createTestDatabase } from '../../../../tests/support/database.ts'

const database = await createTestDatabase()
const pixKey = { PIX_KEY: '+5511987654321', PIX_NAME: 'Lume & Coco', PIX_CITY: 'São Paulo' }
const fixture = await openCheckoutFixture(database, { ...pixKey, PIX_DISCOUNT_PERCENT: '5' })
const { shop } = fixture
afterAll(() => fixture.close())

const actor = { id: randomUUID(), name: 'Dona da Loja' }

async function openSale() {
  const customer = await fixture.newCustomer()
  const eligibleCandle = await fixture.newCandle({ stock: 5, price: 10_000 })
  const other = await fixture.newCandle({ stock: 5, price: 5000 })
  const { rows: coupons } = await database.pool.query(
    `insert into coupons (code, label, kind, percent, product_ids) values ($1, 'Metade', 'percent', 50, $2) returning id`,
    [`METADE${randomUUID().slice(0, 8).toUpperCase()}`, [eligibleCandle.id]],
  )
  await fixture.putInCart(customer.id, eligibleCandle.id, 1)
  await fixture.putInCart(customer.id, other.id, 1)
  await database.pool.query('insert into cart_coupons (user_id, coupon_id) values ($1, $2)', [
    customer.id,
    coupons[0].id,
  ])
  const started = await startCheckout(shop, await fixture.requestFor(customer.id, { paymentMethod: 'pix' }))
  if (!started.ok) throw new Error(started.code)
  return { userId: customer.id, meant: eligibleCandle, other, ...started.value }
}

it('gives back for each candle what was paid for it, also when the owner changed the order before it was paid', async () => {
  const { userId, orderId, orderNumber, meant, other } = await openSale()
  const items = async () => {
    const { rows } = await database.pool.query(
      `select i.id, i.product_id, u.shares from order_items i join coupon_uses u on u.order_id = i.order_id
       where i.order_id = $1 order by i.position`,
      [orderId],
    )
    return { ids: new Map(rows.map((row) => [row.product_id, row.id])), shares: rows[0].shares }
  }
  const { ids } = await items()
  const quantities = { [ids.get(meant.id)]: 1, [ids.get(other.id)]: 3 }
  const change = { orderId, quantities, added: [], seenVersion: 1, actor }
  expect(await changeOrderItems(shop, change)).toMatchObject({ value: { totalAmount: 19_000 } })
  expect((await items()).shares.toSorted()).toEqual([0, 5000])

  await resumeCheckout(shop, { userId, orderNumber })
  const [pix] = (await listAwaitedPix(shop)).filter((awaited) => awaited.orderId === orderId)
  await confirmPixPayments(shop, { actor, seen: [{ attemptId: pix?.attemptId ?? '' }] })

  const newestReturn = async () => (await loadReturns(shop, { userId, orderNumber }))?.returns[0]?.id ?? ''
  const giveUp = async (lines: { itemId: string; quantity: number }[] | 'rest') => {
    const seen = await newestReturn()
    const plain = { userId, orderNumber, returnWay: null, reason: '', pixKey: 'ana@exemplo.com.br', seen }
    fixture.passMinutes(1)
    const refund = await withdraw(shop, { ...plain, lines })
    expect(await refundReturn(shop, { orderId, returnId: await newestReturn(), actor })).toMatchObject({
      ok: true,
    })
    return refund.ok ? refund.value.amount : refund.code
  }
  expect(await giveUp([{ itemId: ids.get(other.id), quantity: 1 }])).toBe(4750)
  expect(await giveUp([{ itemId: ids.get(meant.id), quantity: 1 }])).toBe(4750)
  expect(await giveUp('rest')).toBe(9500)
  const order = await fixture.orderOf(orderId)
  expect(order).toMatchObject({ refunded_amount: order.total_amount, payment_status: 'refunded' })
  expect(await auditBooks(database.pool)).toEqual([])
})
