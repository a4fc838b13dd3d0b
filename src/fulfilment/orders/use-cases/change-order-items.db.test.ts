import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { resumeCheckout } from '#checkout/purchase/use-cases/resume-checkout.ts'
import { startCheckout } from '#checkout/purchase/use-cases/start-checkout.ts'
import { acceptPaymentWebhook } from '#payments/use-cases/accept-payment-webhook.ts'
import { confirmPixPayments } from '#payments/use-cases/confirm-pix-payments.ts'
import { listAwaitedPix } from '#payments/use-cases/list-awaited-pix.ts'
import type { PaymentMethod } from '#platform/domain/payment-method.ts'
import type { Shop } from '#platform/shop.ts'
import { openCrashingDatabase } from '../../../../lab/chaos/crashing-database.ts'
import { auditBooks } from '../../../../tests/support/audit-shop.ts'
import { openCheckoutFixture } from '../../../../tests/support/checkout-fixture.ts'
import { createTestDatabase } from '../../../../tests/support/database.ts'
import { changeOrderItems } from './change-order-items.ts'
import { setPacked } from './set-packed.ts'
import type { ItemChange } from './write-items.ts'

const database = await createTestDatabase()
const pixKey = { PIX_KEY: '+5511987654321', PIX_NAME: 'Lume & Coco', PIX_CITY: 'São Paulo' }
const fixture = await openCheckoutFixture(database, { ...pixKey, PIX_DISCOUNT_PERCENT: '5' })
const { shop } = fixture
afterAll(() => fixture.close())
beforeEach(() => fixture.faults.clear())

const actor = { id: randomUUID(), name: 'Dona da Loja' }

async function openSale(paymentMethod: PaymentMethod = 'card', stockOfOther = 3) {
  const customer = await fixture.newCustomer()
  const candle = await fixture.newCandle({ stock: 5, price: 8990 })
  const other = await fixture.newCandle({ stock: stockOfOther, price: 5000 })
  await fixture.putInCart(customer.id, candle.id, 2)
  const startedCheckout = await startCheckout(shop, await fixture.requestFor(customer.id, { paymentMethod }))
  if (!startedCheckout.ok) throw new Error(startedCheckout.code)
  await fixture.takeWebhooks()
  const { orderId, orderNumber, clientSecret } = startedCheckout.value
  const { rows } = await database.pool.query('select id from order_items where order_id = $1', [orderId])
  const change = {
    orderId,
    quantities: { [rows[0].id]: 1 },
    added: [{ productId: other.id, variantId: null, quantity: 3 }],
    seenVersion: 1,
    actor,
  } satisfies ItemChange
  return { customer, candle, other, orderId, orderNumber, clientSecret, change }
}
type Sale = Awaited<ReturnType<typeof openSale>>

const stocks = async ({ candle, other }: Sale) => [
  await fixture.stockOf(candle.id),
  await fixture.stockOf(other.id),
]
const resume = ({ customer, orderNumber }: Sale) => resumeCheckout(shop, { userId: customer.id, orderNumber })
const deliver = async () => {
  for (const webhook of await fixture.takeWebhooks()) await acceptPaymentWebhook(shop, webhook)
}
const listEmails = async ({ orderId }: Sale) =>
  (await fixture.messagesAbout(orderId)).filter((key) => key.startsWith('items-changed'))

const CHANGED = 8990 + 3 * 5000

describe('changing the items of an unpaid order', () => {
  it('names the levas of everything in a box that is closed already', async () => {
    const sale = await openSale()
    const { rows } = await database.pool.query(
      `insert into batches (product_id, poured_on, ready_on, units, state, ended_at)
       values ($1, '2026-11-01', '2026-11-03', 5, 'ready', now()), ($2, '2026-11-01', '2026-11-03', 3, 'ready', now())
       returning number`,
      [sale.candle.id, sale.other.id],
    )
    const packed = async () =>
      (
        await database.pool.query(
          `select w.number, r.units from order_item_batches r join batches w on w.id = r.batch_id
           join order_items i on i.id = r.order_item_id where i.order_id = $1 order by w.number`,
          [sale.orderId],
        )
      ).rows
    const [ownNumber, added] = rows.map(({ number }) => number)
    await setPacked(shop, { orderIds: [sale.orderId], packed: true, actor })
    expect(await packed()).toEqual([{ number: ownNumber, units: 2 }])
    await changeOrderItems(shop, sale.change)
    expect(await packed()).toEqual([
      { number: ownNumber, units: 1 },
      { number: added, units: 3 },
    ])
    expect(await auditBooks(database.pool)).toEqual([])
  })

  it('moves the units, closes the first payment and opens one of the new total', async () => {
    const sale = await openSale()
    fixture.passMinutes(20)
    expect(await changeOrderItems(shop, sale.change)).toMatchObject({ value: { totalAmount: CHANGED } })
    expect(await changeOrderItems(shop, { ...sale.change, added: [], seenVersion: 2 })).toMatchObject({
      ok: true,
    })
    expect(await stocks(sale)).toEqual([4, 0])
    expect(await listEmails(sale)).toHaveLength(1)
    expect(await fixture.pay(sale.clientSecret)).toMatchObject({ value: { status: 'failed', final: true } })
    const resumed = await resume(sale)
    if (!resumed.ok) throw new Error(resumed.code)
    expect(resumed.value.totalAmount).toBe(CHANGED)
    expect(resumed.value.holdExpiresAt.getTime() - shop.clock.now().getTime()).toBe(30 * 60_000)
    await fixture.pay(resumed.value.clientSecret)
    await deliver()
    expect(await fixture.orderOf(sale.orderId)).toMatchObject({
      payment_status: 'paid',
      status: 'processing',
    })
    expect(await auditBooks(database.pool)).toEqual([])
  })

  it('changes neither order nor payment if there are too few candles', async () => {
    const sale = await openSale('card', 2)
    const before = await fixture.orderOf(sale.orderId)
    expect(await changeOrderItems(shop, sale.change)).toMatchObject({
      code: 'out-of-stock',
      details: { items: [{ requested: 3, available: 2 }] },
    })
    expect(await fixture.orderOf(sale.orderId)).toEqual(before)
    expect(await stocks(sale)).toEqual([3, 2])
    await fixture.pay(sale.clientSecret)
    await deliver()
    expect(await fixture.orderOf(sale.orderId)).toMatchObject({ payment_status: 'paid' })
  })

  it('meets a payment that was just made: the order is paid as it was', async () => {
    const sale = await openSale()
    await fixture.pay(sale.clientSecret)
    expect(await changeOrderItems(shop, sale.change)).toMatchObject({ code: 'already-paid' })
    await deliver()
    expect(await fixture.orderOf(sale.orderId)).toMatchObject({
      payment_status: 'paid',
      total_amount: '179.80',
    })
    expect(await stocks(sale)).toEqual([3, 3])
    expect(await listEmails(sale)).toEqual([])
  })

  it('is not begun while the provider does not answer, and refuses what is not to be', async () => {
    const sale = await openSale()
    fixture.faults.set('cancel', 'unavailable')
    expect(await changeOrderItems(shop, sale.change)).toMatchObject({ code: 'provider-unavailable' })
    fixture.faults.clear()
    expect(await stocks(sale)).toEqual([3, 3])
    const [line] = Object.keys(sale.change.quantities)
    const refusals: [Partial<ItemChange>, string][] = [
      [{ quantities: { [line ?? '']: 0 }, added: [] }, 'order-empty'],
      [{ added: [{ productId: randomUUID(), variantId: null, quantity: 1 }] }, 'candle-unavailable'],
      [{ added: [{ productId: sale.other.id, variantId: null, quantity: -1 }] }, 'wrong-quantity'],
      [{ seenVersion: 7 }, 'newer-version'],
    ]
    for (const [change, code] of refusals)
      expect(await changeOrderItems(shop, { ...sale.change, ...change })).toMatchObject({ code })
    expect(await resume(sale)).toMatchObject({ ok: true, value: { totalAmount: 17980 } })
  })

  it('killed in the middle, it goes on when it is pressed again, and can be paid all the while', async () => {
    let at = 1
    // Crashes at every fifth statement, alternately before and after it is executed.
    for (let isOver = false; !isOver; at += 5) {
      const sale = await openSale()
      const moment = at % 2 === 0 ? 'before' : 'after'
      const mortal = openCrashingDatabase(database.url, { at, moment })
      const dying: Shop = { ...shop, db: mortal.db }
      await changeOrderItems(dying, sale.change).catch(() => null)
      mortal.close()
      isOver = !mortal.died()
      expect(await resume(sale)).toMatchObject({ ok: true })
      const secondChange = await changeOrderItems(shop, sale.change)
      if (!secondChange.ok) expect(secondChange.code).toBe('newer-version')
      expect(await fixture.orderOf(sale.orderId)).toMatchObject({ total_amount: '239.90' })
      expect(await stocks(sale)).toEqual([4, 0])
      expect(await listEmails(sale)).toHaveLength(1)
    }
    expect(at).toBeGreaterThan(20)
    expect(await auditBooks(database.pool)).toEqual([])
  })

  it('gives back a Pix that still comes for the first code, and waits for the new one', async () => {
    const sale = await openSale('pix')
    const codes = async () => (await listAwaitedPix(shop)).filter(({ orderId }) => orderId === sale.orderId)
    const [first] = await codes()
    expect(await changeOrderItems(shop, sale.change)).toMatchObject({ ok: true })
    expect(await fixture.orderOf(sale.orderId)).toMatchObject({ pix_discount_amount: '12.00' })
    await resume(sale)
    const seen = (attemptId = '') => confirmPixPayments(shop, { actor, seen: [{ attemptId }] })
    expect(await seen(first?.attemptId)).toMatchObject([{ outcome: 'to-return' }])
    expect(await fixture.openFindings()).toContain('pix-to-return')
    expect(await fixture.orderOf(sale.orderId)).toMatchObject({ payment_status: 'pending' })
    const present = (await codes()).find(({ payUntil }) => payUntil !== null)
    expect(await seen(present?.attemptId)).toMatchObject([{ outcome: 'paid' }])
  })
})
