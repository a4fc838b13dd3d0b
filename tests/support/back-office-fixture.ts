import { eq, sql } from 'drizzle-orm'
import { orders } from '#orders/schema/orders.ts'
import type { PaymentMethod } from '#platform/domain/payment-method.ts'
import { contentOf } from './page-content.ts'
import type { RunningShop } from './running-shop.ts'
import { addToCart, CAIUBI, CAIUBI_LINES, findCandle, newCustomer, setProduct } from './shopping.ts'
import type { Visitor } from './visitor.ts'

/** The address of an order that does not exist. */
export const MISSING_ORDER = '/admin/pedidos/00000000-0000-4000-8000-000000000000'

/** What the owner reads and sends in the back office, as text to look into. */
export function backOfficeFixture(running: RunningShop, owner: Visitor) {
  const read = async (response: Response) => (await contentOf(response)).replaceAll('\u00a0', ' ')
  return {
    /** The page as the owner reads it. */
    page: async (path: string) => read(await owner.get(path)),

    /** What a form of the page gets back through its script. */
    async answer(path: string, fields: Record<string, string>): Promise<{ status: number; text: string }> {
      const response = await owner.post(`${path}.data`, fields)
      return { status: response.status, text: (await response.text()).replaceAll('\u00a0', ' ') }
    },

    /** What the same form leads to without a script. */
    pageAfter: async (path: string, fields: Record<string, string>) => read(await owner.post(path, fields)),

    orderRow: async (id: string) => (await running.shop.db.select().from(orders).where(eq(orders.id, id)))[0],

    /** Runs something while a table is out of reach, as after a failed migration. */
    async without(table: string, run: () => Promise<void>): Promise<void> {
      const rename = (from: string, to: string) =>
        running.shop.db.execute(sql.raw(`alter table ${from} rename to ${to}`))
      await rename(table, `${table}_away`)
      await run().finally(() => rename(`${table}_away`, table))
    },
  }
}

/** An order that somebody really placed and paid with a test card: its money can be given back. */
export async function placePaidOrder(running: RunningShop, email: string): Promise<{ orderNumber: string }> {
  const { visitor, started } = await startOrder(running, email)
  await visitor.call('pay-test-card', {
    client_secret: started.client_secret,
    number: '4242424242424242',
    expiry_month: 12,
    expiry_year: 2040,
    cvc: '123',
  })
  const { body } = await visitor.call('get-payment-status', { session_id: started.session_id })
  return { orderNumber: String((body.order as { order_number?: string } | undefined)?.order_number) }
}

/** Two candles, a courier and a payment that waits, by card unless told. */
export async function startOrder(running: RunningShop, email: string, paymentMethod: PaymentMethod = 'card') {
  const visitor = await newCustomer(running, email)
  const candle = await findCandle(running, 'lavanda-camomila')
  // Many tests of one shop order it, more than its usual size has.
  if (candle.stock < 2) await setProduct(running, candle.id, { stockQuantity: 20 })
  await addToCart(visitor, candle, 2)
  const quoted = await visitor.call('calculate-frete-motoboy-sp', {
    destinationAddress: 'Rua Caiubi, 318, São Paulo',
    address: CAIUBI,
    mode: 'TABELA',
    isExpress: false,
  })
  const { body: started } = await visitor.call('create-checkout', {
    cartItems: [{ product_id: candle.id, variant_id: candle.variantId, quantity: 2 }],
    customerInfo: { name: 'Ana Prado', email, phone: '(11) 90000-0000', address: CAIUBI_LINES },
    shippingInfo: { price: quoted.body.price, provider: 'Motoboy SP', service: 'TABELA', breakdown: {} },
    payment_method: paymentMethod,
  })
  return { visitor, started }
}
