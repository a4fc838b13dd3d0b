import type { CheckoutRequest } from '#checkout/purchase/use-cases/checkout-request.ts'
import { startCheckout } from '#checkout/purchase/use-cases/start-checkout.ts'
import type { openCheckoutFixture } from './checkout-fixture.ts'

export function checkoutSteps(fixture: Awaited<ReturnType<typeof openCheckoutFixture>>) {
  async function start(userId: string, changes: Partial<CheckoutRequest> = {}) {
    return startCheckout(fixture.shop, await fixture.requestFor(userId, changes))
  }
  return {
    start,
    async started(userId: string, changes: Partial<CheckoutRequest> = {}) {
      const result = await start(userId, changes)
      if (!result.ok) throw new Error(`refused: ${result.code}`)
      return result.value
    },
    async customerWith(stock: number, quantity: number) {
      const customer = await fixture.newCustomer()
      const candle = await fixture.newCandle({ stock })
      await fixture.putInCart(customer.id, candle.id, quantity)
      return { customer, candle }
    },
  }
}
