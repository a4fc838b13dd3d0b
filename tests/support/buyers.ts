import { eq } from 'drizzle-orm'
import { orders } from '#orders/schema/orders.ts'
import { orderColumns } from '#orders/use-cases/order-rows.ts'
import { buildOrder, CAIUBI_LINES, homeQuote, TEST_CARD } from '../../lab/visitors/requests.ts'
import { type RunningShop, startSeededShop } from './running-shop.ts'
import { addToCart, findCandle, newCustomer, setProduct } from './shopping.ts'
import type { Visitor } from './visitor.ts'

export async function startShopForBuyers(
  seeded: Parameters<typeof startSeededShop>[0],
  databaseUrl?: Parameters<typeof startSeededShop>[2],
): Promise<RunningShop> {
  const runningShop = await startSeededShop(seeded, { RATE_LIMITS: 'create-checkout=500/60' }, databaseUrl)
  const { id } = await findCandle(runningShop, 'lavanda-camomila')
  await setProduct(runningShop, id, { stockQuantity: 200 })
  return runningShop
}

let people = 0
export async function newBuyer(runningShop: RunningShop) {
  const email = `compra-${++people}@exemplo.com.br`
  const visitor = await newCustomer(runningShop, email)
  const candle = await findCandle(runningShop, 'lavanda-camomila')
  await addToCart(visitor, candle, 2)
  const quoted = await visitor.call('calculate-frete-motoboy-sp', homeQuote)
  const freight = Number(quoted.body.price)
  const request = {
    ...buildOrder(candle, 2, freight),
    customerInfo: { name: 'Ana Prado', email, phone: '(11) 90000-0000', address: CAIUBI_LINES },
    expected_total: (candle.price * 2 + Math.round(freight * 100)) / 100,
  }
  return { email, visitor, candle, request }
}

export const ordersOf = (runningShop: RunningShop, email: string) =>
  runningShop.shop.db.select(orderColumns).from(orders).where(eq(orders.customerEmail, email))

export const pay = (visitor: Visitor, clientSecret: unknown, number: string) =>
  visitor.call('/api/test-card', { client_secret: clientSecret, ...TEST_CARD, number })
