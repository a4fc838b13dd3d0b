import { expect, test } from 'vitest'
import { blogPosts, categories } from '#catalogue/products/schema.ts'
import { openAccountShop } from '../../../tests/support/account-shop.ts'
import { createTestDatabase } from '../../../tests/support/database.ts'
import { emptyTables } from '../../../tests/support/empty-tables.ts'

const database = await createTestDatabase()
const { shop, close } = await openAccountShop(database)

const scent = { Topo: 'Limão', Coração: 'Rosa', Fundo: 'Cedro', Intensidade: '3 – Média' }
const addCandle = (name: string, facts: { active?: boolean; kit?: boolean } = {}) =>
  database.pool.query(
    `insert into products (name, slug, price, active, kit_kind, specifications) values ($1, $1, 80, $2, $3, $4)`,
    [name, facts.active ?? true, facts.kit ? 'fixed' : null, scent],
  )

test('menus follow what is on sale and written, and say whether that changed them', async () => {
  await emptyTables(database.pool, 'products', 'categories', 'blog_posts')
  await shop.settings.refresh()
  await shop.settings.refreshParts()
  const empty = { quiz: false, compare: false, collections: false, blog: false }
  expect(shop.settings.parts()).toMatchObject({ ...empty, gifts: true, newsletter: true })

  await addCandle('jasmim')
  await addCandle('canela')
  await addCandle('rascunho', { active: false })
  await addCandle('conjunto', { kit: true })
  expect(await shop.settings.refreshParts()).toBe(true)
  expect(shop.settings.parts()).toMatchObject({ quiz: false, compare: true })
  expect(await shop.settings.refreshParts()).toBe(false)

  await addCandle('lavanda')
  await database.db.insert(categories).values({ name: 'Calma', slug: 'calma' })
  await database.db.insert(blogPosts).values({ title: 'Rascunho', slug: 'rascunho', content: '' })
  await shop.settings.refreshParts()
  expect(shop.settings.parts()).toMatchObject({ quiz: true, collections: true, blog: false })

  await database.db.update(blogPosts).set({ published: true })
  await shop.settings.refreshParts()
  expect(shop.settings.parts().blog).toBe(true)
  await close()
})
