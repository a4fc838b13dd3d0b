import { eq, sql } from 'drizzle-orm'
import { orders } from '#orders/schema/orders.ts'
import type { PaymentMethod } from '#platform/domain/payment-method.ts'
import { PersistentShopper } from '../../lab/visitors/persistent-shopper.ts'
import { CAIUBI_LINES } from '../../lab/visitors/requests.ts'
import { readContent } from './page-content.ts'
import type { RunningShop } from './running-shop.ts'
import { findCandle, newCustomer, setProduct } from './shopping.ts'
import type { Visitor } from './visitor.ts'

export const MISSING_ORDER = '/admin/pedidos/00000000-0000-4000-8000-000000000000'

export function backOfficeFixture(runningShop: RunningShop, owner: Visitor) {
  const read = async (response: Response) => (await readContent(response)).replaceAll('\u00a0', ' ')
  return {
    page: async (path: string) => read(await owner.get(path)),

    async answer(path: string, fields: Record<string, string>): Promise<{ status: number; text: string }> {
      const response = await owner.post(`${path}.data`, fields)
      return { status: response.status, text: (await response.text()).replaceAll('\u00a0', ' ') }
    },

    pageAfter: async (path: string, fields: Record<string, string>) => read(await owner.post(path, fields)),

    orderRow: async (id: string) =>
      (await runningShop.shop.db.select().from(orders).where(eq(orders.id, id)))[0],

    /** Renames the table during `run`, as after a failed migration. */
    async without(table: string, run: () => Promise<void>): Promise<void> {
      const rename = (from: string, to: string) =>
        runningShop.shop.db.execute(sql.raw(`alter table ${from} rename to ${to}`))
      await rename(table, `${table}_away`)
      await run().finally(() => rename(`${table}_away`, table))
    },
  }
}

export async function placePaidOrder(
  runningShop: RunningShop,
  email: string,
): Promise<{ orderNumber: string }> {
  const { shopper, started } = await startOrder(runningShop, email)
  await shopper.payByCard(started)
  return shopper.seePaid(started)
}

export async function startOrder(
  runningShop: RunningShop,
  email: string,
  paymentMethod: PaymentMethod = 'card',
) {
  const visitor = await newCustomer(runningShop, email)
  const candle = await findCandle(runningShop, 'lavanda-camomila')
  // Many tests order this candle, so its stock may run out.
  if (candle.stock < 2) await setProduct(runningShop, candle.id, { stockQuantity: 20 })
  const shopper = new PersistentShopper({ visitor })
  await shopper.addToCart(candle, 2)
  const { price: freight } = await shopper.quote()
  const customerInfo = { name: 'Ana Prado', email, phone: '(11) 90000-0000', address: CAIUBI_LINES }
  const further = { customerInfo, payment_method: paymentMethod }
  const startedCheckout = await shopper.startCheckout(candle, { quantity: 2, freight, further })
  return { visitor, shopper, started: startedCheckout }
}
