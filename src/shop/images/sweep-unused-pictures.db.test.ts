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
  const bench = openPictureShop(database)
  const [kept, removed] = [await bench.newPicture('fica'), await bench.newPicture('sai')]
  const product = await bench.newProduct([kept, removed])
  await removeProductImage(bench.shop, { actor, productId: product.id, url: removed })
  await sweepUnusedPictures(bench.shop)
  expect(bench.fileNames()).toHaveLength(4)
  await sweepUnusedPictures(bench.shop)
  expect(bench.fileNames()).toEqual(['fica.webp', 'fica.w480.avif'])
  expect(await bench.pictureNow(removed)).toBeUndefined()
  expect(await bench.pictureNow(kept)).toBeDefined()
})

it('leaves sold orders whole when a picture or the whole product is deleted', async () => {
  const bench = openPictureShop(database)
  const [sold, alsoSold] = [await bench.newPicture('vendida'), await bench.newPicture('vendida-2')]
  const product = await bench.newProduct([sold, alsoSold])
  await bench.sell(product)
  await removeProductImage(bench.shop, { actor, productId: product.id, url: sold })
  await database.db.delete(products).where(eq(products.id, product.id))
  for (const _night of [1, 2, 3]) await sweepUnusedPictures(bench.shop)
  expect(bench.fileNames()).toHaveLength(4)
  expect(await bench.pictureNow(sold)).toBeDefined()
  expect(await bench.pictureNow(alsoSold)).toBeDefined()
})

it('leaves an order whole that was placed just as the picture was removed', async () => {
  const bench = openPictureShop(database)
  const url = await bench.newPicture('disputada')
  const asTheBuyerSawIt = await bench.newProduct([url])
  await removeProductImage(bench.shop, { actor, productId: asTheBuyerSawIt.id, url })
  await sweepUnusedPictures(bench.shop)
  await bench.sell(asTheBuyerSawIt)
  await sweepUnusedPictures(bench.shop)
  expect(bench.fileNames()).toHaveLength(2)
})

it('keeps the pictures of categories and posts', async () => {
  const bench = openPictureShop(database)
  const [ofCategory, ofPost] = [await bench.newPicture('colecao'), await bench.newPicture('artigo')]
  await database.db.insert(categories).values({ name: 'Calma', slug: 'calma', image: ofCategory })
  await database.db.insert(blogPosts).values({ title: 'Pavio', slug: 'pavio', image: ofPost })
  for (const _night of [1, 2]) await sweepUnusedPictures(bench.shop)
  expect(bench.fileNames()).toHaveLength(4)
})

it('clears up after an upload that was cut off before its row, and spares one that is under way', async () => {
  const bench = openPictureShop(database)
  await bench.storage.put({ bucket: 'product-images', name: 'perdida.w480.avif' }, Buffer.from('x'))
  await sweepUnusedPictures(bench.shop)
  await bench.storage.put({ bucket: 'product-images', name: 'a-caminho.webp' }, Buffer.from('x'))
  await sweepUnusedPictures(bench.shop)
  expect(bench.fileNames()).toEqual(['a-caminho.webp'])
})

it("never touches the brand's own pictures", async () => {
  const bench = openPictureShop(database)
  await bench.storage.put({ bucket: 'brand-images', name: 'home-hero.webp' }, Buffer.from('x'))
  for (const _night of [1, 2]) await sweepUnusedPictures(bench.shop)
  expect([...bench.storage.files.keys()]).toEqual(['brand-images/home-hero.webp'])
  expect(await database.db.select().from(pictures)).toEqual([])
})
