import { randomUUID } from 'node:crypto'
import { afterAll, expect, it } from 'vitest'
import { products } from '#catalogue/products/schema.ts'
import { orderGifts } from '#orders/gifts/schema.ts'
import { createTestDatabase } from '../../../../tests/support/database.ts'
import { openImageShop } from '../../../../tests/support/image-shop.ts'
import { makeOrder, paymentsOfPlaced } from '../../../../tests/support/make-orders.ts'
import { findOrders } from './find-orders.ts'
import { listOrdersForAdmin } from './list-orders-for-admin.ts'

const database = await createTestDatabase()
afterAll(() => database.close())
const { shop } = openImageShop(database)

const newCandle = async (name: string) => {
  const [candle] = await database.db
    .insert(products)
    .values({ name, slug: randomUUID(), price: 8990, stockQuantity: 1 })
    .returning()
  if (!candle) throw new Error('no candle')
  return candle
}
const sold = (productId: string | null, name: string, facts: Parameters<typeof makeOrder>[1] = {}) =>
  makeOrder(database, { items: [{ productId, name, quantity: 1 }], ...facts })

const find = async (search: string) => {
  const list = await listOrdersForAdmin(shop, { search, status: null, paymentStatus: null })
  expect(list.total).toBe(list.orders.length)
  return list.orders.map(({ id }) => id)
}

it('finds the orders of a deleted candle by the name under which it was sold', async () => {
  const candle = await newCandle('Vela Botânica')
  const matching = await sold(candle.id, 'Vela Botânica')
  const [first, second] = [await sold(null, 'Pitanga Rára'), await sold(null, 'Pitanga 100%')]
  await sold(null, 'Amêndoa')
  await sold(null, 'Zimbro')

  expect(await find('rara pit')).toEqual([first.id])
  expect((await find('PITANGA')).sort()).toEqual([first.id, second.id].sort())
  expect(await find('100%')).toEqual([second.id])
  expect(await find('botanica')).toEqual([matching.id])
  expect(await find('cupuaçu')).toEqual([])
})

it('finds orders under an earlier prefix, and people whose name looks like a number', async () => {
  const earlier = await sold(null, 'Zimbro', { orderNumber: 'LC-7K3M-9Q2X' })
  const later = await sold(null, 'Zimbro', { orderNumber: 'MIM-7K3M-9Q2X' })
  const person = await sold(null, 'Zimbro', { customerName: 'Ana Fernanda' })
  expect(await find('lc 7k3m 9q2x')).toEqual([earlier.id])
  expect(await find('mim7k3m9q2x')).toEqual([later.id])
  expect(await find('Ana Fernanda')).toEqual([person.id])
})

const manyOrders = `
  with placed as (insert into orders (order_number, status, payment_status, subtotal_amount, total_amount, customer_name, customer_email,
    shipping_address, attempt_key, session_id, payment_id, created_at)
  select 'J' || n, case when n <= 30 then 'shipped' else 'delivered' end, 'paid', 80, 80, 'Jasmim ' || n, 'j@exemplo.com.br', '{}', 'j' || n,
    'j' || n, gen_random_uuid(), '2026-10-01T12:00:00Z'::timestamptz - n * interval '1 minute'
  from generate_series(1, 10_005) n returning *)
  ${paymentsOfPlaced}`

it('finds text that thousands of orders share in every field, newest first', async () => {
  await database.pool.query(manyOrders)
  const at = (minute: number) => new Date(Date.UTC(2026, 10, 1, 12, minute))
  const byCandle = await sold((await newCandle('Jasmim & Mel')).id, 'Outro nome', { createdAt: at(4) })
  const byPurged = await sold(null, 'Jasmim Branco', { createdAt: at(3) })
  const byReceiver = await sold(null, 'Zimbro', { createdAt: at(2) })
  await database.db.insert(orderGifts).values({
    orderId: byReceiver.id,
    message: '',
    receiverName: 'Yasmin Jasmim',
    receiverPhone: '11 90000-0000',
  })
  await sold(null, 'Zimbro', { createdAt: at(1) })

  const any = { search: 'jasmim', status: null, paymentStatus: null }
  const first = await listOrdersForAdmin(shop, any)
  expect(first.orders.slice(0, 3).map(({ id }) => id)).toEqual([byCandle.id, byPurged.id, byReceiver.id])
  expect(first.orders.slice(3).map(({ orderNumber }) => orderNumber)).toEqual(
    Array.from({ length: 22 }, (_, n) => `J${n + 1}`),
  )
  expect(first).toMatchObject({ total: 1000, isMore: true })
  const second = await listOrdersForAdmin(shop, { ...any, olderThan: first.olderThan })
  expect(second.orders.at(0)?.orderNumber).toBe('J23')
  const shipped = await listOrdersForAdmin(shop, { ...any, status: 'shipped' })
  expect(shipped).toMatchObject({ total: 30, isMore: false })
  const orders = await findOrders(shop, 'jasmim')
  expect(orders.map(({ orderNumber }) => orderNumber)).toEqual([
    byReceiver.orderNumber,
    'J1',
    'J2',
    'J3',
    'J4',
  ])
})
