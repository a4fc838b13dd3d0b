import { beforeEach, describe, expect, test } from 'vitest'
import { createTestDatabase } from '../support/database.ts'

const { pool } = await createTestDatabase()

let productId: string
beforeEach(async () => {
  const slug = crypto.randomUUID()
  const { rows } = await pool.query(
    `insert into products (name, slug, price, stock_quantity) values ('Jasmim', $1, 90, 12) returning id`,
    [slug],
  )
  productId = rows[0].id
})

const addSize = async (
  name: string,
  facts: { stock?: number; minimum?: number; sku?: string; barcode?: string },
) => {
  const { stock = 0, minimum = 0, sku = '', barcode = '' } = facts
  const { rows } = await pool.query(
    `insert into product_variants (product_id, name, stock_quantity, min_stock_level, sku, barcode)
     values ($1, $2, $3, $4, $5, $6) returning id`,
    [productId, name, stock, minimum, sku, barcode],
  )
  return rows[0].id as string
}
const product = async () => {
  const { rows } = await pool.query('select stock_quantity, min_stock_level from products where id = $1', [
    productId,
  ])
  return [rows[0].stock_quantity, rows[0].min_stock_level]
}

describe('the stock of a product with sizes', () => {
  test('is the sum of theirs, whatever happens to them', async () => {
    const small = await addSize('120 g', { stock: 3, minimum: 1 })
    await addSize('180 g', { stock: 7, minimum: 3 })
    expect(await product()).toEqual([10, 4])
    await pool.query('update product_variants set stock_quantity = stock_quantity + 2 where id = $1', [small])
    expect(await product()).toEqual([12, 4])
    await pool.query('delete from product_variants where id = $1', [small])
    expect(await product()).toEqual([7, 3])
  })

  test('is written only through its sizes', async () => {
    await addSize('180 g', { stock: 7 })
    await expect(
      pool.query('update products set stock_quantity = 20 where id = $1', [productId]),
    ).rejects.toMatchObject({ constraint: 'products_stock_is_sum' })
    await pool.query('update products set stock_quantity = 7, price = 95 where id = $1', [productId])
  })

  test('is not taken by a node of 0.2.0: it sells nothing with sizes, and nothing twice', async () => {
    const take = `update products set stock_quantity = stock_quantity - 1 where id = $1 and stock_quantity >= 1`
    expect((await pool.query(take, [productId])).rowCount).toBe(1)
    await addSize('180 g', { stock: 7 })
    const violation = { constraint: 'products_stock_is_sum' }
    await expect(pool.query(take, [productId])).rejects.toMatchObject(violation)
    await expect(pool.query(take.replace('- 1', '+ 1'), [productId])).rejects.toMatchObject(violation)
    expect(await product()).toEqual([7, 0])
  })

  test('is its own again once they are gone', async () => {
    await addSize('180 g', { stock: 7 })
    await pool.query('delete from product_variants where product_id = $1', [productId])
    expect(await product()).toEqual([0, 0])
    await pool.query('update products set stock_quantity = 20 where id = $1', [productId])
  })

  test('loses the books of a size with the size', async () => {
    const small = await addSize('120 g', { stock: 3 })
    const insertMovement = `insert into stock_movements (product_id, variant_id, change, reason) values ($1, $2, 3, 'initial')`
    await pool.query(insertMovement, [productId, small])
    await pool.query('delete from product_variants where id = $1', [small])
    const { rows } = await pool.query('select product_id from stock_movements where variant_id = $1', [small])
    expect(rows).toEqual([{ product_id: null }])
  })
})

test('a shelf is a size, or a product that has none', async () => {
  const shelves = async () =>
    (
      await pool.query('select size, stock_quantity from shelves where product_id = $1 order by size', [
        productId,
      ])
    ).rows
  expect(await shelves()).toEqual([{ size: null, stock_quantity: 12 }])
  await addSize('120 g', { stock: 3 })
  await addSize('180 g', { stock: 7 })
  expect(await shelves()).toEqual([
    { size: '120 g', stock_quantity: 3 },
    { size: '180 g', stock_quantity: 7 },
  ])
})

test('codes: many sizes without one, none twice, and article numbers by their last digit', async () => {
  await addSize('60 g', {})
  await addSize('120 g', { sku: 'JAS-120', barcode: '7891000315507' })
  await addSize('180 g', { barcode: '40170725' })
  await expect(addSize('320 g', { sku: 'JAS-120' })).rejects.toMatchObject({
    constraint: 'product_variants_sku_key',
  })
  for (const barcode of ['7891000315508', '40170726', 'JASMIM', '123'])
    await expect(addSize('320 g', { barcode })).rejects.toMatchObject({
      constraint: 'product_variants_barcode',
    })
})

test('a code belongs to a product or to a size of another product, never to both, also in concurrent requests', async () => {
  await addSize('120 g', { sku: 'MEL-120' })
  const plain = (sku: string) => ({
    text: `insert into products (name, slug, price, sku) values ('Mel', gen_random_uuid()::text, 90, $1)`,
    values: [sku],
  })
  const duplicate = { constraint: 'product_codes_key' }
  await expect(pool.query(plain('MEL-120'))).rejects.toMatchObject(duplicate)
  const first = await pool.connect()
  await first.query('begin')
  await first.query(plain('MEL-180'))
  const refusal = expect(addSize('180 g', { sku: 'MEL-180' })).rejects.toMatchObject(duplicate)
  await first.query('commit')
  first.release()
  await refusal
})

test('never below nothing', async () => {
  await expect(addSize('120 g', { stock: -1 })).rejects.toMatchObject({
    constraint: 'product_variants_stock_not_negative',
  })
})
