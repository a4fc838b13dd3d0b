import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startCheckout } from '#checkout/purchase/use-cases/start-checkout.ts'
import type { Shop } from '#platform/shop.ts'
import { Crash, type CrashPlan, openCrashingDatabase } from '../../../lab/chaos/crashing-database.ts'
import { openCheckoutFixture, SHOP_SECRET } from '../../../tests/support/checkout-fixture.ts'
import { createTestDatabase } from '../../../tests/support/database.ts'
import { acceptPaymentWebhook } from './accept-payment-webhook.ts'
import { expireHolds } from './expire-holds.ts'
import { runProviderActions } from './provider-actions.ts'

const database = await createTestDatabase()
const fixture = await openCheckoutFixture(database)
const { shop } = fixture
afterAll(() => fixture.close())
beforeEach(() => fixture.faults.clear())

const MAX_STATEMENTS = 60

/** Kills the process at its first statement, then at its second, and so on until one run completes. */
async function dieAtEachStatement(
  moment: CrashPlan['moment'],
  prepare: () => Promise<(mortal: Shop) => Promise<unknown>>,
  afterRestart: () => Promise<void>,
): Promise<number> {
  for (let at = 1; at < MAX_STATEMENTS; at++) {
    const mortal = openCrashingDatabase(database.url, { at, moment })
    const work = await prepare()
    const failure = await work({ ...shop, db: mortal.db }).then(
      () => null,
      (error) => error,
    )
    mortal.close()
    if (failure && !causedBy(failure)) throw failure
    await afterRestart()
    if (!mortal.died()) return at - 1
  }
  throw new Error('the work never came through')
}

function causedBy(error: unknown): boolean {
  return (
    error instanceof Crash || (error instanceof Error && error.cause !== undefined && causedBy(error.cause))
  )
}

async function prepareSale(stock = 5) {
  const customer = await fixture.newCustomer()
  const candle = await fixture.newCandle({ stock })
  await fixture.putInCart(customer.id, candle.id, 2)
  return { customer, candle, request: await fixture.requestFor(customer.id) }
}

async function openSale(stock = 5) {
  const sale = await prepareSale(stock)
  const started = await startCheckout(shop, sale.request)
  if (!started.ok) throw new Error(`refused: ${started.code}`)
  return { ...sale, orderId: started.value.orderId, clientSecret: started.value.clientSecret }
}

describe.each(['before', 'after'] as const)('killed %s any statement', (moment) => {
  it('starting a checkout again finds one order, one hold and one payment', async () => {
    let sale: Awaited<ReturnType<typeof prepareSale>>
    const steps = await dieAtEachStatement(
      moment,
      async () => {
        sale = await prepareSale()
        return (mortal) => startCheckout(mortal, sale.request)
      },
      async () => {
        const secondCheckout = await startCheckout(shop, sale.request)
        expect(secondCheckout).toMatchObject({ ok: true })
        const { rows } = await database.pool.query(
          `select o.id, (select count(*)::int from offline_payments p where p.details->>'orderId' = o.id::text) as payments
           from orders o where o.user_id = $1`,
          [sale.customer.id],
        )
        expect(rows).toEqual([{ id: secondCheckout.ok && secondCheckout.value.orderId, payments: 1 }])
        expect(await fixture.stockOf(sale.candle.id)).toBe(3)
        expect(await fixture.movementsOf(rows[0].id)).toEqual([['hold', -2]])
      },
    )
    expect(steps).toBeGreaterThan(8)
  })

  it('a repeated webhook ends in one paid order, one stock movement and one email', async () => {
    let sale: Awaited<ReturnType<typeof openSale>>
    let webhook: Awaited<ReturnType<typeof fixture.takeWebhooks>>[number]
    const steps = await dieAtEachStatement(
      moment,
      async () => {
        sale = await openSale()
        await fixture.pay(sale.clientSecret)
        const [sent] = await fixture.takeWebhooks()
        if (!sent) throw new Error('no webhook was sent')
        webhook = sent
        return (mortal) => acceptPaymentWebhook(mortal, webhook)
      },
      async () => {
        expect(await acceptPaymentWebhook(shop, webhook)).toMatchObject({ ok: true })
        expect(await fixture.orderOf(sale.orderId)).toMatchObject({
          payment_status: 'paid',
          status: 'processing',
        })
        expect(await fixture.movementsOf(sale.orderId)).toEqual([['hold', -2]])
        expect(await fixture.eventsOf(sale.orderId)).toEqual(['placed', 'paid', 'status-changed'])
        expect(await fixture.messagesAbout(sale.orderId)).toEqual([
          'order-confirmation:*',
          'order-status-notice:*:paid',
        ])
        expect(await fixture.cartOf(sale.customer.id)).toEqual([])
      },
    )
    expect(steps).toBeGreaterThan(5)
  })

  it('late money is refunded once, and the customer is notified once', async () => {
    let sale: Awaited<ReturnType<typeof openSale>>
    await dieAtEachStatement(
      moment,
      async () => {
        sale = await openSale()
        fixture.faults.set('cancel', 'unavailable')
        fixture.passMinutes(31)
        await expireHolds(shop)
        fixture.faults.clear()
        await database.pool.query('update products set stock_quantity = 0 where id = $1', [sale.candle.id])
        await fixture.pay(sale.clientSecret)
        await fixture.takeWebhooks()
        return (mortal) => runProviderActions(mortal)
      },
      async () => {
        await runProviderActions(shop)
        for (const webhook of await fixture.takeWebhooks()) await acceptPaymentWebhook(shop, webhook)
        expect(await fixture.orderOf(sale.orderId)).toMatchObject({
          payment_status: 'refunded',
          status: 'cancelled',
          pending_provider_action: null,
        })
        expect(await fixture.eventsOf(sale.orderId)).toEqual(['placed', 'expired', 'paid', 'refunded'])
        expect(await fixture.messagesAbout(sale.orderId)).toEqual([
          'order-status-notice:*:expired',
          'payment-refunded:*',
          'payment-refused:*:expired',
        ])
        expect(await fixture.stockOf(sale.candle.id)).toBe(0)
      },
    )
  })

  it('an ended hold returns its units once', async () => {
    let sale: Awaited<ReturnType<typeof openSale>>
    await dieAtEachStatement(
      moment,
      async () => {
        sale = await openSale()
        fixture.passMinutes(31)
        return (mortal) => expireHolds(mortal)
      },
      async () => {
        await expireHolds(shop)
        expect(await fixture.orderOf(sale.orderId)).toMatchObject({
          status: 'cancelled',
          payment_status: 'failed',
        })
        expect(await fixture.stockOf(sale.candle.id)).toBe(5)
        expect(await fixture.messagesAbout(sale.orderId)).toEqual([
          'order-status-notice:*:expired',
          'payment-refused:*:expired',
        ])
        await fixture.takeWebhooks()
      },
    )
  })
})

describe('a real process', () => {
  it('killed with -9 in the middle of settling loses nothing', async () => {
    const sale = await openSale()
    await fixture.pay(sale.clientSecret)
    const [webhook] = await fixture.takeWebhooks()
    if (!webhook) throw new Error('no webhook was sent')
    const child = spawn(process.execPath, ['lab/chaos/settle-until-killed.ts'], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        DATABASE: database.url,
        STATEMENT: '4',
        SECRET: SHOP_SECRET,
        NOW: shop.clock.now().toISOString(),
        BODY: Buffer.from(webhook.rawBody).toString('base64'),
        SIGNATURE: webhook.signature,
      },
    })
    const [output] = await once(child.stdout, 'data')
    expect(String(output)).toBe('here\n')
    child.kill('SIGKILL')
    await once(child, 'exit')

    expect(await acceptPaymentWebhook(shop, webhook)).toMatchObject({ ok: true })
    expect(await fixture.orderOf(sale.orderId)).toMatchObject({
      payment_status: 'paid',
      status: 'processing',
    })
    expect(await fixture.movementsOf(sale.orderId)).toEqual([['hold', -2]])
    expect(await fixture.messagesAbout(sale.orderId)).toEqual([
      'order-confirmation:*',
      'order-status-notice:*:paid',
    ])
  })
})
