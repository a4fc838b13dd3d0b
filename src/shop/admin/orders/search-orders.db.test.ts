import { afterAll, expect, it } from 'vitest'
import { products } from '#database/schema/catalogue.ts'
import { createTestDatabase } from '../../../../tests/support/database.ts'
import { openImageShop } from '../../../../tests/support/image-shop.ts'
import { makeOrder } from '../../../../tests/support/make-orders.ts'
import { listOrdersForAdmin } from './list-orders-for-admin.ts'

const database = await createTestDatabase()
afterAll(() => database.close())
const { shop } = openImageShop(database)

const find = async (search: string) => {
  const found = await listOrdersForAdmin(shop, { search, status: null, paymentStatus: null })
  expect(found.total).toBe(found.orders.length)
  return found.orders.map(({ id }) => id)
}

it('finds the orders of a candle that is gone by the words of the name it was sold under', async () => {
  const [candle] = await database.db
    .insert(products)
    .values({ name: 'Vela Botânica', slug: 'vela-botanica', price: 8990, stockQuantity: 1 })
    .returning()
  if (!candle) throw new Error('no candle')
  const sold = (productId: string | null, name: string) =>
    makeOrder(database, { items: [{ productId, name, quantity: 1 }] })
  const kept = await sold(candle.id, 'Vela Botânica')
  const [first, second] = [await sold(null, 'Pitanga Rára'), await sold(null, 'Pitanga 100%')]
  await sold(null, 'Amêndoa')
  await sold(null, 'Zimbro')

  expect(await find('rara pit')).toEqual([first.id])
  expect((await find('PITANGA')).sort()).toEqual([first.id, second.id].sort())
  expect(await find('100%')).toEqual([second.id])
  expect(await find('botanica')).toEqual([kept.id])
  expect(await find('cupuaçu')).toEqual([])
})
