import { afterAll } from 'vitest'
import { startCheckout } from '#checkout/purchase/use-cases/start-checkout.ts'
import { changeOrderStatus } from '#fulfilment/orders/use-cases/change-order-status.ts'
import { acceptPaymentWebhook } from '#payments/use-cases/accept-payment-webhook.ts'
import { openCheckoutFixture } from './checkout-fixture.ts'
import { createTestDatabase } from './database.ts'

type Target = Parameters<typeof changeOrderStatus>[1]['to']

type Answers = Omit<Parameters<typeof changeOrderStatus>[1], 'orderId' | 'to' | 'actor'>

export async function openSoldOrders() {
  const database = await createTestDatabase()
  const fixture = await openCheckoutFixture(database)
  const { shop } = fixture
  afterAll(() => fixture.close())

  const owner = await fixture.newCustomer()
  const actor = { id: owner.id, name: 'Dona da Loja' }

  async function sell({ pay = true, stock = 5 } = {}) {
    const customer = await fixture.newCustomer()
    const candle = await fixture.newCandle({ stock })
    await fixture.putInCart(customer.id, candle.id, 2)
    const startedCheckout = await startCheckout(shop, await fixture.requestFor(customer.id))
    if (!startedCheckout.ok) throw new Error(`refused: ${startedCheckout.code}`)
    const { orderId, clientSecret } = startedCheckout.value
    if (pay) {
      await fixture.pay(clientSecret)
      for (const webhook of await fixture.takeWebhooks()) await acceptPaymentWebhook(shop, webhook)
    }
    return { customer, candle, orderId, clientSecret }
  }

  const setWith = (orderId: string, to: Target, answers: Answers) =>
    changeOrderStatus(shop, { orderId, to, ...answers, actor })

  const set = (orderId: string, to: Target, returnUnits?: boolean) =>
    changeOrderStatus(shop, { orderId, to, returnUnits, actor })

  return { database, fixture, shop, actor, sell, set, setWith }
}
