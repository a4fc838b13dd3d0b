import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { blogPosts, categories, products } from '#catalogue/products/schema.ts'
import { createImageFinder } from '#platform/images/find-image.ts'
import { type SharedKind, sharedMark, sharedPicturePath } from '#platform/images/shared-picture.ts'
import type { Shop } from '#platform/shop.ts'
import { createTestDatabase } from '../../../../tests/support/database.ts'
import { openImageShop } from '../../../../tests/support/image-shop.ts'
import { findSharedPicture } from './find-shared-picture.ts'

const database = await createTestDatabase()
const { db } = database
const shopName = 'Velas da Ana'
const image = '/media/product-images/jasmim.webp'

const fixture = openImageShop(database)
const settings = { current: () => ({ rooms: {}, values: { contact: { name: shopName } } }) }
const shop = { ...fixture.shop, settings } as unknown as Shop
const findImage = createImageFinder(shop, (path) => findSharedPicture(shop, path))
await fixture.newImage('jasmim')

const address = (kind: SharedKind, id: string, title: string) =>
  sharedPicturePath(kind, id, sharedMark(image, { title, shopName }))

test('draws a candle’s shared picture once; a new name draws a new one and ends the old URL', async () => {
  const { id, name } = await fixture.newProduct([image])
  const drawn = fixture.processor.rendered
  expect(await findImage(address('product', id, name))).toMatchObject({ contentType: 'image/jpeg' })
  await findImage(address('product', id, name))
  expect(drawn).toEqual([expect.stringMatching(/^\.og\..+\.jpg$/)])

  await db.update(products).set({ name: 'Jasmim da Manhã' }).where(eq(products.id, id))
  expect(await findImage(address('product', id, name))).toBeUndefined()
  expect(await findImage(address('product', id, 'Jasmim da Manhã'))).toBeDefined()
  expect(new Set(drawn).size).toBe(2)

  await db.update(products).set({ active: false }).where(eq(products.id, id))
  expect(await findImage(address('product', id, 'Jasmim da Manhã'))).toBeUndefined()
})

test('posts and collections have their own picture, an unknown id has none', async () => {
  const [post] = await db
    .insert(blogPosts)
    .values({ title: 'O pavio', slug: 'o-pavio', excerpt: '', content: '', image, published: true })
    .returning()
  const [collection] = await db.insert(categories).values({ name: 'Calma', slug: 'calma', image }).returning()
  expect(await findImage(address('post', post?.id ?? '', 'O pavio'))).toBeDefined()
  expect(await findImage(address('collection', collection?.id ?? '', 'Calma'))).toBeDefined()
  expect(await findImage(address('post', '00000000-0000-4000-8000-000000000000', 'O pavio'))).toBeUndefined()
})
