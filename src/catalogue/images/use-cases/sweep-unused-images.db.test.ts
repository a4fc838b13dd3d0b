import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { blogPosts, categories, imageRecords, products } from '#catalogue/products/schema.ts'
import { createTestDatabase } from '../../../../tests/support/database.ts'
import { openImageShop } from '../../../../tests/support/image-shop.ts'
import { removeProductImage } from './remove-product-image.ts'
import { sweepUnusedImages } from './sweep-unused-images.ts'

const database = await createTestDatabase()
const actor = { id: '00000000-0000-4000-8000-00000000000a', name: 'Helena' }

beforeEach(async () => {
  await database.db.execute(
    'truncate products, categories, blog_posts, image_records, orders, shop_facts restart identity cascade',
  )
})

it('deletes a removed image after a night between, rows and files', async () => {
  const fixture = openImageShop(database)
  const [usedImage, removed] = [await fixture.newImage('fica'), await fixture.newImage('sai')]
  const product = await fixture.newProduct([usedImage, removed])
  await removeProductImage(fixture.shop, { actor, productId: product.id, url: removed })
  await sweepUnusedImages(fixture.shop)
  expect(fixture.fileNames()).toHaveLength(4)
  await sweepUnusedImages(fixture.shop)
  expect(fixture.fileNames()).toEqual(['fica.webp', 'fica.w480.avif'])
  expect(await fixture.imageNow(removed)).toBeUndefined()
  expect(await fixture.imageNow(usedImage)).toBeDefined()
})

it('keeps the images of sold orders when an image or the whole product is deleted', async () => {
  const fixture = openImageShop(database)
  const [sold, alsoSold] = [await fixture.newImage('vendida'), await fixture.newImage('vendida-2')]
  const product = await fixture.newProduct([sold, alsoSold])
  await fixture.sell(product)
  await removeProductImage(fixture.shop, { actor, productId: product.id, url: sold })
  await database.db.delete(products).where(eq(products.id, product.id))
  for (const _night of [1, 2, 3]) await sweepUnusedImages(fixture.shop)
  expect(fixture.fileNames()).toHaveLength(4)
  expect(await fixture.imageNow(sold)).toBeDefined()
  expect(await fixture.imageNow(alsoSold)).toBeDefined()
})

it('keeps the images of an order that was placed while an image was removed', async () => {
  const fixture = openImageShop(database)
  const url = await fixture.newImage('disputada')
  const asTheBuyerSawIt = await fixture.newProduct([url])
  await removeProductImage(fixture.shop, { actor, productId: asTheBuyerSawIt.id, url })
  await sweepUnusedImages(fixture.shop)
  await fixture.sell(asTheBuyerSawIt)
  await sweepUnusedImages(fixture.shop)
  expect(fixture.fileNames()).toHaveLength(2)
})

it('keeps the images of categories and posts', async () => {
  const fixture = openImageShop(database)
  const [ofCategory, ofPost] = [await fixture.newImage('colecao'), await fixture.newImage('artigo')]
  const content = `Veja: ![no texto](${await fixture.newImage('no-texto')})`
  await database.db.insert(categories).values({ name: 'Calma', slug: 'calma', image: ofCategory })
  await database.db.insert(blogPosts).values({ title: 'Pavio', slug: 'pavio', image: ofPost, content })
  for (const _night of [1, 2]) await sweepUnusedImages(fixture.shop)
  expect(fixture.fileNames()).toHaveLength(6)
})

it('clears up after an upload that was cut off before its row, and spares one that is under way', async () => {
  const fixture = openImageShop(database)
  await fixture.storage.put({ bucket: 'product-images', name: 'perdida.w480.avif' }, Buffer.from('x'))
  await sweepUnusedImages(fixture.shop)
  await fixture.storage.put({ bucket: 'product-images', name: 'a-caminho.webp' }, Buffer.from('x'))
  await sweepUnusedImages(fixture.shop)
  expect(fixture.fileNames()).toEqual(['a-caminho.webp'])
})

it("never touches the brand's own images", async () => {
  const fixture = openImageShop(database)
  await fixture.storage.put({ bucket: 'brand-images', name: 'home-hero.webp' }, Buffer.from('x'))
  for (const _night of [1, 2]) await sweepUnusedImages(fixture.shop)
  expect([...fixture.storage.files.keys()]).toEqual(['brand-images/home-hero.webp'])
  expect(await database.db.select().from(imageRecords)).toEqual([])
})
