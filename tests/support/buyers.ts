import { eq } from 'drizzle-orm'
import { orders } from '#orders/schema/orders.ts'
import { type RunningShop, startSeededShop } from './running-shop.ts'
import { addToCart, CAIUBI, CAIUBI_LINES, findCandle, newCustomer, setProduct } from './shopping.ts'
import type { Visitor } from './visitor.ts'

/** A seeded shop with candles enough, and a limit high enough, for many purchases. */
export async function startShopForBuyers(
  seeded: Parameters<typeof startSeededShop>[0],
): Promise<RunningShop> {
  const running = await startSeededShop(seeded, { RATE_LIMITS: 'create-checkout=500/60' })
  const { id } = await findCandle(running, 'lavanda-camomila')
  await setProduct(running, id, { stockQuantity: 200 })
  return running
}

let people = 0
/** A customer with two candles in their cart and a price for bringing them home. */
export async function newBuyer(running: RunningShop) {
  const email = `compra-${++people}@exemplo.com.br`
  const visitor = await newCustomer(running, email)
  const candle = await findCandle(running, 'lavanda-camomila')
  await addToCart(visitor, candle, 2)
  const quoted = await visitor.call('calculate-frete-motoboy-sp', {
    destinationAddress: 'Rua Caiubi, 318, São Paulo',
    address: CAIUBI,
    mode: 'TABELA',
    isExpress: false,
  })
  const freight = Number(quoted.body.price)
  const request = {
    cartItems: [{ product_id: candle.id, variant_id: candle.variantId, quantity: 2 }],
    customerInfo: { name: 'Ana Prado', email, phone: '(11) 90000-0000', address: CAIUBI_LINES },
    shippingInfo: { price: freight, provider: 'Motoboy SP', service: 'TABELA', breakdown: {} },
    expected_total: (candle.price * 2 + Math.round(freight * 100)) / 100,
  }
  return { email, visitor, candle, request }
}

export const ordersOf = (running: RunningShop, email: string) =>
  running.shop.db.select().from(orders).where(eq(orders.customerEmail, email))

const card = (number: string) => ({ number, expiry_month: 12, expiry_year: 2034, cvc: '123' })

export const pay = (visitor: Visitor, clientSecret: unknown, number: string) =>
  visitor.call('pay-test-card', { client_secret: clientSecret, ...card(number) })
