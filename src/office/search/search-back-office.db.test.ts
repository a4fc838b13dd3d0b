import { afterAll, expect, it } from 'vitest'
import { recordFinding } from '#orders/use-cases/record-finding.ts'
import { openCheckoutFixture } from '../../../tests/support/checkout-fixture.ts'
import { createTestDatabase } from '../../../tests/support/database.ts'
import { makeOrder } from '../../../tests/support/make-orders.ts'
import { countForMenu } from './count-for-menu.ts'
import { searchBackOffice } from './search-back-office.ts'

const database = await createTestDatabase()
const fixture = await openCheckoutFixture(database)
const { shop } = fixture
afterAll(() => fixture.close())

const order = await makeOrder(database, {
  orderNumber: 'LC-7K3M-9Q2X',
  customerName: 'Otávio Prado',
  customerEmail: 'otavio@exemplo.com.br',
})
await fixture.newCandle({ name: 'Flor de Âmbar', stock: 3 })
const candle = await fixture.newCandle({ name: 'Âmbar & Cacau', stock: 3 })
const customer = await fixture.newCustomer()
await database.pool.query("update profiles set full_name = 'Íris Sant’Anna 100%' where user_id = $1", [
  customer.id,
])

const search = (text: string) => searchBackOffice(shop, { text })

it('finds an order by number, however it is written, and by its customer', async () => {
  for (const text of ['lc 7k3m 9q2x', 'LC-7K3M-9Q2X', '7k3m', 'otavio', 'OTÁVIO@exemplo'])
    expect((await search(text)).orders.map(({ id }) => id)).toEqual([order.id])
})

it('finds products by name without accents, what begins so first', async () => {
  const { products } = await search('ambar')
  expect(products.map(({ name }) => name)).toEqual(['Âmbar & Cacau', 'Flor de Âmbar'])
  expect(products[0]).toMatchObject({ id: candle.id, price: 8990, cover: null })
})

it('finds customers by name and e-mail', async () => {
  expect((await search('iris')).customers).toMatchObject([{ id: customer.id, email: customer.email }])
  expect((await search(customer.email.slice(0, 12))).customers).toMatchObject([{ id: customer.id }])
})

it('takes signs for what they are, and asks nothing for less than three characters', async () => {
  expect((await search('100%')).customers).toHaveLength(1)
  expect((await search('1%0')).customers).toEqual([])
  expect((await search('____')).orders).toEqual([])
  expect(await search(' ab ')).toEqual({ orders: [], products: [], customers: [] })
})

it('counts the notices of the menu by candle where stock is low', async () => {
  const { openNotices: before } = await countForMenu(shop)
  const now = shop.clock.now()
  for (const subject of [`${candle.id}:a`, `${candle.id}:b`])
    await recordFinding(database.db, { kind: 'stock-low', subject, details: {}, now })
  await recordFinding(database.db, { kind: 'stock-differs', subject: candle.id, details: {}, now })
  expect((await countForMenu(shop)).openNotices).toBe(before + 2)
})
