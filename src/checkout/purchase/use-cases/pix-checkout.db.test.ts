import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { removePerson } from '#customers/privacy/use-cases/remove-person.ts'
import { acceptPaymentWebhook } from '#payments/use-cases/accept-payment-webhook.ts'
import { expireHolds } from '#payments/use-cases/expire-holds.ts'
import { getPaymentStatus } from '#payments/use-cases/get-payment-status.ts'
import { mailWaitingPix } from '#payments/use-cases/mail-waiting-pix.ts'
import { runProviderActions } from '#payments/use-cases/provider-actions.ts'
import { reconcilePayments } from '#payments/use-cases/reconcile-payments.ts'
import { simulatePixPayment } from '#payments/use-cases/simulate-payments.ts'
import type { PaymentMethod } from '#platform/domain/payment-method.ts'
import { openCheckoutFixture } from '../../../../tests/support/checkout-fixture.ts'
import { createTestDatabase } from '../../../../tests/support/database.ts'
import { findUnpaidOrder } from './find-unpaid-order.ts'
import { resumeCheckout } from './resume-checkout.ts'
import { startCheckout } from './start-checkout.ts'

const database = await createTestDatabase()
const fixture = await openCheckoutFixture(database, { PIX_DISCOUNT_PERCENT: '5' })
const { shop } = fixture
afterAll(async () => {
  await fixture.close()
  await database.close()
})
beforeEach(async () => {
  fixture.faults.clear()
  await fixture.takeWebhooks()
  await database.pool.query('update reconciliation_findings set resolved_at = now()')
})

async function openSale({ stock = 5, method = 'pix' as PaymentMethod } = {}) {
  const customer = await fixture.newCustomer()
  const candle = await fixture.newCandle({ stock, price: 9990 })
  await fixture.putInCart(customer.id, candle.id, 2)
  const press = async (paymentMethod: PaymentMethod) => {
    const request = await fixture.requestFor(customer.id, { paymentMethod })
    const started = await startCheckout(shop, request)
    if (!started.ok) throw new Error(started.code)
    return started.value
  }
  return { customer, candle, press, started: await press(method) }
}
type Sale = Awaited<ReturnType<typeof openSale>>

const deliver = async () => {
  for (const webhook of await fixture.takeWebhooks()) await acceptPaymentWebhook(shop, webhook)
}
const order = ({ started }: Pick<Sale, 'started'>) => fixture.orderOf(started.orderId)
const attempts = async ({ started }: Sale) =>
  (
    await database.pool.query(
      'select number, method, amount, closed_by, reference from payments where order_id = $1 order by number',
      [started.orderId],
    )
  ).rows
const loadReference = async (sale: Sale) => String((await order(sale)).payment_reference)
const simulate = async (sale: Sale, how?: Parameters<typeof simulatePixPayment>[1]['how']) => {
  const paid = await simulatePixPayment(shop, {
    userId: sale.customer.id,
    orderNumber: sale.started.orderNumber,
    how,
  })
  expect(paid).toMatchObject({ ok: true })
  await deliver()
}
const payReference = (reference: string) => fixture.payments.testPix?.simulatePix(reference, { late: true })

describe('buying with Pix', () => {
  it('shows one code for the discounted amount, and the order goes on when it is paid', async () => {
    const sale = await openSale()
    expect(sale.started).toMatchObject({
      paymentMethod: 'pix',
      totalAmount: 18981,
      pixDiscountAmount: 999,
      pix: { copyPaste: expect.stringContaining('5406189.81'), receiver: 'LOJA EM MODO DE TESTE' },
    })
    const { pix, holdExpiresAt } = sale.started
    expect(pix?.expiresAt).toEqual(holdExpiresAt)
    expect((await sale.press('pix')).pix).toEqual(pix)
    await simulate(sale)
    expect(await order(sale)).toMatchObject({
      payment_status: 'paid',
      status: 'processing',
      payment_method: 'pix',
      total_amount: '189.81',
    })
    expect(await fixture.messagesAbout(sale.started.orderId)).toEqual([
      'order-confirmation:*',
      'order-status-notice:*:paid',
    ])
  })

  it('leads the customer back to the code by mail, once, unless they paid at once', async () => {
    const [waits, pays] = [await openSale(), await openSale()]
    await mailWaitingPix(shop)
    await fixture.payments.testPix?.simulatePix(await loadReference(pays))
    await fixture.takeWebhooks()
    fixture.passMinutes(4)
    await mailWaitingPix(shop)
    await mailWaitingPix(shop)
    const reminder = `pix-waiting:*:${waits.started.holdExpiresAt.toISOString()}`
    expect(await fixture.messagesAbout(waits.started.orderId)).toEqual([reminder])
    expect((await fixture.messagesAbout(pays.started.orderId)).join()).not.toContain('pix-waiting')
    expect(await order(pays)).toMatchObject({ payment_status: 'paid' })
  })

  it('starts again instead of reusing a code that is about to expire', async () => {
    fixture.faults.set('create', 'unavailable')
    const customer = await fixture.newCustomer()
    const candle = await fixture.newCandle({ stock: 1 })
    await fixture.putInCart(customer.id, candle.id, 1)
    const request = await fixture.requestFor(customer.id, { paymentMethod: 'pix' })
    expect(await startCheckout(shop, request)).toMatchObject({ code: 'provider-unavailable' })
    fixture.faults.clear()
    const { rows } = await database.pool.query('select order_number from orders where user_id = $1', [
      customer.id,
    ])
    fixture.passMinutes(29.5)
    const ownOrder = { userId: customer.id, orderNumber: rows[0].order_number }
    expect(await resumeCheckout(shop, ownOrder)).toMatchObject({ code: 'provider-unavailable' })
    const started = await startCheckout(shop, request)
    expect(started).toMatchObject({ value: { pix: { receiver: expect.any(String) } } })
    expect(started.ok && started.value.orderNumber).not.toBe(rows[0].order_number)
  })

  it('refuses a total that the customer did not see', async () => {
    const { customer } = await openSale()
    const request = await fixture.requestFor(customer.id, { paymentMethod: 'pix', expectedTotal: 19980 })
    expect(await startCheckout(shop, request)).toMatchObject({
      code: 'total-changed',
      details: { before: 19980, now: 18981 },
    })
  })

  it('has one deadline: page, status, cancel page, mail and the provider end in the same instant', async () => {
    const sale = await openSale()
    const { holdExpiresAt: deadline } = sale.started
    const { userId, orderNumber } = { userId: sale.customer.id, orderNumber: sale.started.orderNumber }
    const session = { userId, sessionId: sale.started.sessionId }
    expect(await findUnpaidOrder(shop, { userId })).toMatchObject({ payUntil: deadline })
    expect(await resumeCheckout(shop, { userId, orderNumber })).toMatchObject({
      value: { pix: { expiresAt: deadline }, holdExpiresAt: deadline },
    })
    const { rows } = await database.pool.query(
      'select expires_at from offline_payments where reference = $1',
      [await loadReference(sale)],
    )
    expect(rows).toEqual([{ expires_at: deadline }])
    fixture.passMinutes(4)
    await mailWaitingPix(shop)
    expect(await fixture.messagesAbout(sale.started.orderId)).toEqual([
      `pix-waiting:*:${deadline.toISOString()}`,
    ])
    fixture.passMinutes(25.9)
    expect(await getPaymentStatus(shop, session)).toMatchObject({
      value: { payUntil: deadline, timeToPay: 6_000, paymentStatus: 'pending' },
    })
    fixture.passMinutes(0.1)
    expect(await findUnpaidOrder(shop, { userId })).toBeNull()
    expect(await getPaymentStatus(shop, { ...session, asksProvider: false })).toMatchObject({
      value: { timeToPay: 0, paymentStatus: 'pending' },
    })
    expect(await resumeCheckout(shop, { userId, orderNumber })).toMatchObject({ code: 'not-waiting' })
  })

  it('asking about an expired code ends the order with its own message', async () => {
    const sale = await openSale()
    fixture.passMinutes(30)
    const session = { userId: sale.customer.id, sessionId: sale.started.sessionId }
    expect(await getPaymentStatus(shop, session)).toMatchObject({
      value: { status: 'cancelled', payUntil: null },
    })
    expect(await order(sale)).toMatchObject({ payment_status: 'failed', cancel_reason: 'expired' })
    expect(await fixture.eventsOf(sale.started.orderId)).toEqual(['placed', 'expired'])
    expect(await fixture.messagesAbout(sale.started.orderId)).toEqual([
      'order-status-notice:*:expired',
      'payment-refused:*:pix-expired',
    ])
    expect(await fixture.stockOf(sale.candle.id)).toBe(5)
    await expireHolds(shop)
    await runProviderActions(shop)
    expect(await order(sale)).toMatchObject({ pending_provider_action: null })
    expect(await fixture.messagesAbout(sale.started.orderId)).toHaveLength(2)
  })

  it('after its deadline a press in the dialog begins another order', async () => {
    const sale = await openSale()
    fixture.passMinutes(30)
    const renewed = await sale.press('pix')
    expect(renewed.orderId).not.toBe(sale.started.orderId)
    expect(renewed.pix?.expiresAt).toEqual(renewed.holdExpiresAt)
    expect(await order(sale)).toMatchObject({ status: 'cancelled' })
    expect(await fixture.stockOf(sale.candle.id)).toBe(3)
  })
})

describe('a code that its provider ended before the hold', () => {
  it.each(['dialog', 'page'] as const)('is followed by a new one for the same order: %s', async (place) => {
    const sale = await openSale()
    await database.pool.query('update offline_payments set expires_at = $2 where reference = $1', [
      await loadReference(sale),
      shop.clock.now(),
    ])
    const request = { userId: sale.customer.id, sessionId: sale.started.sessionId }
    expect(await getPaymentStatus(shop, request)).toMatchObject({ value: { paymentStatus: 'pending' } })
    const ownOrder = {
      userId: sale.customer.id,
      orderNumber: sale.started.orderNumber,
      paymentMethod: 'pix' as const,
    }
    const renew = async () => {
      if (place === 'dialog') return sale.press('pix')
      const resumed = await resumeCheckout(shop, ownOrder)
      if (!resumed.ok) throw new Error(resumed.code)
      return resumed.value
    }
    const renewed = await renew()
    expect(renewed).toMatchObject({ orderId: sale.started.orderId, totalAmount: 18981 })
    expect(renewed.pix?.copyPaste).not.toBe(sale.started.pix?.copyPaste)
    expect((await renew()).pix).toEqual(renewed.pix)
    expect(await fixture.stockOf(sale.candle.id)).toBe(3)
  })
})

describe('changing one’s mind', () => {
  it('closes the code before the card opens, and keeps the order and its units', async () => {
    const sale = await openSale()
    const first = await loadReference(sale)
    const second = await sale.press('card')
    expect(second).toMatchObject({ orderId: sale.started.orderId, totalAmount: 19980, pix: null })
    await deliver()
    expect(await order(sale)).toMatchObject({
      status: 'pending',
      payment_status: 'pending',
      payment_attempt: 2,
    })
    expect(await fixture.stockOf(sale.candle.id)).toBe(3)
    expect(await fixture.payments.retrievePayment(first)).toMatchObject({
      value: { outcome: { status: 'failed', final: true } },
    })
    await fixture.pay(second.clientSecret)
    await deliver()
    expect(await order(sale)).toMatchObject({
      payment_status: 'paid',
      payment_method: 'card',
      total_amount: '199.80',
    })
    expect(await attempts(sale)).toMatchObject([
      { number: 1, method: 'pix', amount: '189.81', closed_by: 'switched' },
      { number: 2, method: 'card', amount: '199.80', closed_by: null },
    ])
  })

  it('goes back and forth, from the cart and from the order’s own page', async () => {
    const sale = await openSale({ method: 'card' })
    const ownOrder = { userId: sale.customer.id, orderNumber: sale.started.orderNumber }
    for (const paymentMethod of ['pix', 'card', 'pix'] as const)
      expect(await resumeCheckout(shop, { ...ownOrder, paymentMethod })).toMatchObject({
        value: { paymentMethod },
      })
    const last = await sale.press('pix')
    expect(last.orderId).toBe(sale.started.orderId)
    await deliver()
    await simulate(sale)
    expect(await order(sale)).toMatchObject({ payment_status: 'paid', payment_attempt: 4 })
    expect(await fixture.stockOf(sale.candle.id)).toBe(3)
  })

  it('opens one payment for two concurrent tabs, and shows each its true state', async () => {
    for (let round = 0; round < 5; round++) {
      const sale = await openSale({ method: round % 2 ? 'card' : 'pix' })
      const answers = await Promise.all([sale.press('pix'), sale.press('card')])
      for (const { paymentMethod, totalAmount, orderId } of answers) {
        expect(totalAmount).toBe(paymentMethod === 'pix' ? 18981 : 19980)
        expect(orderId).toBe(sale.started.orderId)
      }
      const { payment_reference: reference, payment_method: method } = await order(sale)
      const open = (await attempts(sale)).filter((attempt) => attempt.closed_by === null)
      expect(open).toMatchObject([{ reference, method }])
      expect(await fixture.stockOf(sale.candle.id)).toBe(3)
    }
  })

  it('resumes after an interruption', async () => {
    const sale = await openSale()
    fixture.faults.set('cancel', 'answer-lost')
    const request = await fixture.requestFor(sale.customer.id, { paymentMethod: 'card' })
    expect(await startCheckout(shop, request)).toMatchObject({ code: 'provider-unavailable' })
    await deliver()
    expect(await order(sale)).toMatchObject({ status: 'pending', payment_reference: null })
    fixture.faults.clear()
    // The customer returns to Pix: the closed code must not be shown again.
    const secondCheckout = await sale.press('pix')
    expect(secondCheckout.pix).not.toBeNull()
    expect(secondCheckout.pix?.copyPaste).not.toBe(sale.started.pix?.copyPaste)
    expect(await order(sale)).toMatchObject({ payment_attempt: 3, payment_method: 'pix' })
  })

  it('finds that the code was paid in the meantime, and charges no card', async () => {
    const sale = await openSale()
    await fixture.payments.testPix?.simulatePix(await loadReference(sale))
    const request = await fixture.requestFor(sale.customer.id, { paymentMethod: 'card' })
    expect(await startCheckout(shop, request)).toMatchObject({ code: 'already-paid' })
    expect(await order(sale)).toMatchObject({ payment_status: 'paid', payment_method: 'pix' })
  })

  it('gives back what comes for the first after the second was paid', async () => {
    const sale = await openSale()
    const first = await loadReference(sale)
    const second = await sale.press('card')
    await fixture.pay(second.clientSecret)
    await deliver()
    await payReference(first)
    await fixture.takeWebhooks()
    await reconcilePayments(shop)
    await runProviderActions(shop)
    expect(await fixture.payments.retrievePayment(first)).toMatchObject({
      value: { outcome: { status: 'refunded' } },
    })
    await deliver()
    expect(await order(sale)).toMatchObject({
      payment_status: 'paid',
      payment_method: 'card',
      refunded_amount: '0.00',
    })
    expect(await fixture.openFindings()).toEqual([])
  })

  it('takes what comes for the first while the second is unpaid, and closes the second', async () => {
    const sale = await openSale()
    const first = await loadReference(sale)
    await sale.press('card')
    const second = await loadReference(sale)
    await payReference(first)
    await deliver()
    expect(await order(sale)).toMatchObject({
      payment_status: 'paid',
      payment_method: 'pix',
      total_amount: '189.81',
      payment_reference: first,
    })
    await runProviderActions(shop)
    expect(await fixture.payments.retrievePayment(second)).toMatchObject({
      value: { outcome: { status: 'failed', final: true } },
    })
  })
})

describe('money that is not as it was asked for', () => {
  it('a late payment for a deleted account is refunded', async () => {
    const sale = await openSale()
    const reference = await loadReference(sale)
    fixture.passMinutes(31)
    await expireHolds(shop)
    await deliver()
    const { id: userId, email } = sale.customer
    await shop.db.transaction((tx) => removePerson(shop, tx, { userId, email, reviews: 'delete' }))
    await payReference(reference)
    await deliver()
    expect(await order(sale)).toMatchObject({
      status: 'cancelled',
      payment_status: 'refunded',
      customer_name: '—',
    })
    expect(await fixture.stockOf(sale.candle.id)).toBe(5)
  })

  it('late, with units on the shelf, honours the order; without, it goes back', async () => {
    const [lucky, unlucky] = [await openSale(), await openSale({ stock: 2 })]
    fixture.passMinutes(31)
    await expireHolds(shop)
    await deliver()
    const other = await fixture.newCustomer()
    await fixture.putInCart(other.id, unlucky.candle.id, 2)
    expect(await startCheckout(shop, await fixture.requestFor(other.id))).toMatchObject({ ok: true })
    await simulate(lucky, { late: true })
    await simulate(unlucky, { late: true })
    expect(await order(lucky)).toMatchObject({ status: 'processing', payment_status: 'paid' })
    expect(await order(unlucky)).toMatchObject({
      status: 'cancelled',
      payment_status: 'refunded',
      refunded_amount: '189.81',
    })
  })

  it('leaves an underpaid order unpaid and notifies the owner', async () => {
    const sale = await openSale()
    await simulate(sale, { otherAmount: 18980 })
    await reconcilePayments(shop)
    expect(await order(sale)).toMatchObject({ payment_status: 'pending' })
    expect(await fixture.openFindings()).toEqual(['pix-underpaid'])
  })

  it.each([
    [{ otherAmount: 20000 }, 1019],
    [{ twice: true }, 18981],
  ])(
    'an overpayment pays the order and notifies the owner of the difference: %j',
    async (outcome, difference) => {
      const sale = await openSale()
      await simulate(sale, outcome)
      expect(await order(sale)).toMatchObject({ payment_status: 'paid' })
      const { rows } = await database.pool.query(
        'select kind, details from reconciliation_findings where resolved_at is null',
      )
      expect(rows).toMatchObject([{ kind: 'pix-overpaid', details: { amount: difference } }])
      await database.pool.query('update reconciliation_findings set resolved_at = now()')
      await reconcilePayments(shop)
      expect(await fixture.openFindings()).toEqual([])
    },
  )
})
