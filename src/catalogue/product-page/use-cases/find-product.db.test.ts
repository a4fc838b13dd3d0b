import { expect, test } from 'vitest'
import { countStatements } from '#platform/database/statement-count.ts'
import { openStorefront } from '../../../../tests/support/storefront-fixture.ts'
import { findProduct, listRelatedProducts } from './find-product.ts'

const { pool, shop, addCandle, addCategory, addSize } = await openStorefront()

test('a product is found with its category, sizes and images in their order', async () => {
  const jardim = await addCategory('Jardim')
  const id = await addCandle({ name: 'Jasmim', category: jardim })
  await addSize(id, '320 g', 60, 2)
  await addSize(id, '120 g', -26, 0)
  await pool.query(
    `insert into image_records (url, width, height, alt) values ('/media/product-images/b.webp', 4, 5, 'B'), ('/media/product-images/a.webp', 4, 5, 'A')`,
  )
  await pool.query(
    `update products set images = array['/media/product-images/b.webp', 'https://elsewhere.example/x.png', '/media/product-images/a.webp']`,
  )
  const { statements, value: product } = await countStatements(() => findProduct(shop, { slug: 'jasmim' }))
  expect(statements).toHaveLength(1)
  expect(product).toMatchObject({
    category: { name: 'Jardim' },
    variants: [
      { name: '120 g', priceAdjustment: -2600 },
      { name: '320 g', priceAdjustment: 6000 },
    ],
    images: [{ alt: 'B' }, { alt: 'A' }],
  })
  expect(product).not.toHaveProperty('cost')
})

test('related products: what can be bought, then the same collection, then the featured', async () => {
  const calma = await addCategory('Calma')
  const id = await addCandle({ name: 'Lavanda', category: calma })
  await addCandle({ name: 'Esgotada', category: calma, stock: 0 })
  await addCandle({ name: 'Chá', category: calma })
  await addCandle({ name: 'Assinatura', featured: true })
  await addCandle({ name: 'Qualquer' })
  const { related } = await listRelatedProducts(shop, { id, categoryId: calma, pairs: [] })
  expect(related.map(({ name }) => name)).toEqual(['Chá', 'Assinatura', 'Esgotada'])
})

test('four related products: the featured of a full collection come first, and nothing from elsewhere', async () => {
  const calma = await addCategory('Calma')
  const id = await addCandle({ name: 'Lavanda', category: calma })
  for (const name of ['Alecrim', 'Camomila', 'Chá', 'Figo']) await addCandle({ name, category: calma })
  await addCandle({ name: 'Zimbro', category: calma, featured: true })
  await addCandle({ name: 'Assinatura', featured: true })
  const { related } = await listRelatedProducts(shop, { id, categoryId: calma, pairs: [] })
  expect(related.map(({ name }) => name)).toEqual(['Zimbro', 'Alecrim', 'Camomila', 'Chá'])
})

test('a product without a collection is related to the others without one, then to the featured', async () => {
  const id = await addCandle({ name: 'Avulsa' })
  await addCandle({ name: 'Sozinha' })
  await addCandle({ name: 'Assinatura', featured: true, category: await addCategory('Calma') })
  const { related } = await listRelatedProducts(shop, { id, categoryId: null, pairs: [] })
  expect(related.map(({ name }) => name)).toEqual(['Sozinha', 'Assinatura'])
})

test('the pairs of the owner stand apart, in their order, and are not suggested a second time', async () => {
  const calma = await addCategory('Calma')
  const id = await addCandle({ name: 'Lavanda', category: calma })
  const tea = await addCandle({ name: 'Chá', category: calma })
  const soldOut = await addCandle({ name: 'Esgotada', stock: 0 })
  const hidden = await addCandle({ name: 'Escondida', active: false })
  for (const name of ['Figo', 'Mel', 'Sálvia']) await addCandle({ name, category: calma })
  const { statements, value } = await countStatements(() =>
    listRelatedProducts(shop, { id, categoryId: calma, pairs: [soldOut, hidden, tea] }),
  )
  expect(statements).toHaveLength(1)
  expect(value.pairs.map(({ name }) => name)).toEqual(['Esgotada', 'Chá'])
  expect(value.related.map(({ name }) => name)).toEqual(['Figo', 'Mel'])
})
