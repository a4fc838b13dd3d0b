import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { blogPosts, categories, pictures, products } from '#database/schema/catalogue.ts'
import { removeProductImage } from '#shop/admin/images/remove-product-image.ts'
import { createTestDatabase } from '../../../tests/support/database.ts'
import { openPictureShop } from '../../../tests/support/picture-shop.ts'
import { sweepUnusedPictures } from './sweep-unused-pictures.ts'

const database = await createTestDatabase()
const actor = { id: '00000000-0000-4000-8000-00000000000a', name: 'Helena' }

beforeEach(async () => {
  await database.db.execute(
    'truncate products, categories, blog_posts, pictures, orders, shop_facts restart identity cascade',
  )
})

it('deletes a removed picture after a night between, rows and files', async () => {
  const fixture = openPictureShop(database)
  const [kept, removed] = [await fixture.newPicture('fica'), await fixture.newPicture('sai')]
  const product = await fixture.newProduct([kept, removed])
  await removeProductImage(fixture.shop, { actor, productId: product.id, url: removed })
  await sweepUnusedPictures(fixture.shop)
  expect(fixture.fileNames()).toHaveLength(4)
  await sweepUnusedPictures(fixture.shop)
  expect(fixture.fileNames()).toEqual(['fica.webp', 'fica.w480.avif'])
  expect(await fixture.pictureNow(removed)).toBeUndefined()
  expect(await fixture.pictureNow(kept)).toBeDefined()
})

it('leaves sold orders whole when a picture or the whole product is deleted', async () => {
  const fixture = openPictureShop(database)
  const [sold, alsoSold] = [await fixture.newPicture('vendida'), await fixture.newPicture('vendida-2')]
  const product = await fixture.newProduct([sold, alsoSold])
  await fixture.sell(product)
  await removeProductImage(fixture.shop, { actor, productId: product.id, url: sold })
  await database.db.delete(products).where(eq(products.id, product.id))
  for (const _night of [1, 2, 3]) await sweepUnusedPictures(fixture.shop)
  expect(fixture.fileNames()).toHaveLength(4)
  expect(await fixture.pictureNow(sold)).toBeDefined()
  expect(await fixture.pictureNow(alsoSold)).toBeDefined()
})

it('leaves an order whole that was placed just as the picture was removed', async () => {
  const fixture = openPictureShop(database)
  const url = await fixture.newPicture('disputada')
  const asTheBuyerSawIt = await fixture.newProduct([url])
  await removeProductImage(fixture.shop, { actor, productId: asTheBuyerSawIt.id, url })
  await sweepUnusedPictures(fixture.shop)
  await fixture.sell(asTheBuyerSawIt)
  await sweepUnusedPictures(fixture.shop)
  expect(fixture.fileNames()).toHaveLength(2)
})

it('keeps the pictures of categories and posts', async () => {
  const fixture = openPictureShop(database)
  const [ofCategory, ofPost] = [await fixture.newPicture('colecao'), await fixture.newPicture('artigo')]
  await database.db.insert(categories).values({ name: 'Calma', slug: 'calma', image: ofCategory })
  await database.db.insert(blogPosts).values({ title: 'Pavio', slug: 'pavio', image: ofPost })
  for (const _night of [1, 2]) await sweepUnusedPictures(fixture.shop)
  expect(fixture.fileNames()).toHaveLength(4)
})

it('clears up after an upload that was cut off before its row, and spares one that is under way', async () => {
  const fixture = openPictureShop(database)
  await fixture.storage.put({ bucket: 'product-images', name: 'perdida.w480.avif' }, Buffer.from('x'))
  await sweepUnusedPictures(fixture.shop)
  await fixture.storage.put({ bucket: 'product-images', name: 'a-caminho.webp' }, Buffer.from('x'))
  await sweepUnusedPictures(fixture.shop)
  expect(fixture.fileNames()).toEqual(['a-caminho.webp'])
})

it("never touches the brand's own pictures", async () => {
  const fixture = openPictureShop(database)
  await fixture.storage.put({ bucket: 'brand-images', name: 'home-hero.webp' }, Buffer.from('x'))
  for (const _night of [1, 2]) await sweepUnusedPictures(fixture.shop)
  expect([...fixture.storage.files.keys()]).toEqual(['brand-images/home-hero.webp'])
  expect(await database.db.select().from(pictures)).toEqual([])
})
