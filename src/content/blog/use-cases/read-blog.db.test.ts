import { beforeEach, expect, test } from 'vitest'
import { countStatements } from '#platform/database/statement-count.ts'
import type { Shop } from '#platform/shop.ts'
import { createTestDatabase } from '../../../../tests/support/database.ts'
import { emptyTables } from '../../../../tests/support/empty-tables.ts'
import { findCandles } from './find-candles.ts'
import { findPostText } from './find-post-text.ts'
import { findPost, listPosts } from './read-blog.ts'

const { pool, db } = await createTestDatabase()
const clock = { now: () => new Date('2026-11-12T17:32:00Z') }
const shop = { publicReads: db } as unknown as Shop

beforeEach(async () => {
  await emptyTables(pool, 'blog_posts')
  await pool.query(
    `insert into blog_posts (slug, title, content, published, created_at) values
       ('b', 'B', repeat('cera ', 201), true, '2026-02-01'), ('a', 'A', 'um', true, '2026-01-01'),
       ('rascunho', 'Rascunho', '', false, '2026-05-01'), ('d', 'D', '', true, '2026-04-01'), ('c', 'C', '', true, '2026-03-01')`,
  )
})

test('published posts are listed newest first, with reading time and without text', async () => {
  const posts = await listPosts(shop)
  expect(posts.map(({ slug }) => slug)).toEqual(['d', 'c', 'b', 'a'])
  expect(posts[2]).toMatchObject({ readingMinutes: 2 })
  expect(posts[2]).not.toHaveProperty('content')
})

test('a post by its slug; a draft is not there', async () => {
  expect((await findPost(shop, { slug: 'a' }))?.post).toMatchObject({
    title: 'A',
    content: 'um',
    readingMinutes: 1,
  })
  expect(await findPost(shop, { slug: 'rascunho' })).toBeNull()
  expect(await findPost(shop, { slug: 'nenhum' })).toBeNull()
})

test('up to three others, newest first, and never the post itself, in one statement', async () => {
  const { statements, value } = await countStatements(() => findPost(shop, { slug: 'c' }))
  expect(value?.related.map(({ slug }) => slug)).toEqual(['d', 'b', 'a'])
  expect(statements).toHaveLength(1)
})

test('the images of a text that the shop has stored come with the post; others are named to its owner', async () => {
  const [ownImage, ofReview, nowhere] = ['blog-images/a', 'review-images/b', 'blog-images/c'].map(
    (name) => `/media/${name}.webp`,
  )
  await pool.query(
    `insert into image_records (url, width, height, alt) values ($1, 900, 600, 'A'), ($2, 9, 9, '')`,
    [ownImage, ofReview],
  )
  const text = `Oi ![um](${ownImage}) e\n![dois](${ofReview})\n![três](${nowhere})\n![quatro](https://evil.example/a.png)`
  await pool.query(`update blog_posts set content = $1 where slug = 'a'`, [text])
  const { statements, value } = await countStatements(() => findPost(shop, { slug: 'a' }))
  expect(value?.images).toEqual([{ url: ownImage, width: 900, height: 600, alt: 'A' }])
  expect(statements).toHaveLength(1)
  expect(await findPostText({ db, clock }, text)).toMatchObject({
    text: { images: value?.images },
    leftOut: { images: [ofReview, nowhere, 'https://evil.example/a.png'] },
  })
})

test('the candles of a text with their price and stock; what is not in the shop is named apart', async () => {
  await emptyTables(pool, 'products')
  await pool.query(
    `insert into products (slug, name, price, stock_quantity, active) values
       ('jasmim', 'Jasmim', 89.90, 3, true), ('velha', 'Velha', 50, 1, false)`,
  )
  const text = 'Oi\n[vela: jasmim]\n[vela: velha]\n[Vela: nenhuma]\n[vela: jasmim]'
  const { statements, value } = await countStatements(() => findCandles({ db, clock }, text))
  expect(statements).toHaveLength(1)
  expect(value.shown).toMatchObject([{ slug: 'jasmim', name: 'Jasmim', price: 8990, stockQuantity: 3 }])
  expect(value.shown).toHaveLength(1)
  expect(value).toMatchObject({ unknown: ['nenhuma'], inactive: ['Velha'] })
  expect(value.productIds).toHaveLength(2)
  expect((await countStatements(() => findCandles({ db, clock }, 'Sem velas.'))).statements).toEqual([])
})
