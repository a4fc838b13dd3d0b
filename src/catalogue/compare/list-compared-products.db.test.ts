import { expect, test } from 'vitest'
import { countStatements } from '#platform/database/statement-count.ts'
import { openStorefront } from '../../../tests/support/storefront-fixture.ts'
import { listComparedProducts } from './list-compared-products.ts'

const { pool, shop, addCandle, addSize } = await openStorefront()

test('lists candles side by side in the requested order, with sizes and family, in one statement', async () => {
  const figo = await addCandle({ name: 'Figueira' })
  await addSize(figo, '320 g', 60, 2)
  await addCandle({ name: 'Cedro' })
  await addCandle({ name: 'Guardada', active: false })
  await pool.query(
    `update products set specifications = '{"Topo": "Figo", "Coração": "Cedro", "Fundo": "Baunilha"}' where slug = 'figueira'`,
  )
  const { statements, value } = await countStatements(() =>
    listComparedProducts(shop, { slugs: ['cedro', 'guardada', 'figueira', 'nenhuma'] }),
  )
  expect(statements).toHaveLength(1)
  expect(value).toMatchObject([
    { slug: 'cedro', families: [], variants: [] },
    { slug: 'figueira', variants: [{ name: '320 g', priceAdjustment: 6000 }] },
  ])
  expect(value[1]?.families).toContain('frutado')
  expect(value[0]).not.toHaveProperty('cost')
})
