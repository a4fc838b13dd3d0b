import { eq } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { imageRecords, products } from '#catalogue/products/schema.ts'
import { setImageAlt } from '#catalogue/products/use-cases/describe-product-image.ts'
import { MAX_IMAGES_PER_PRODUCT } from '#platform/images/image-limits.ts'
import { StorageUnavailable } from '#platform/storage/port.ts'
import { createTestDatabase } from '../../../../tests/support/database.ts'
import { openImageShop } from '../../../../tests/support/image-shop.ts'
import { addProductImages } from './add-product-images.ts'
import { removeProductImage } from './remove-product-image.ts'
import { reorderProductImages } from './reorder-product-images.ts'

const database = await createTestDatabase()
const actor = { id: '00000000-0000-4000-8000-00000000000a', name: 'Helena' }
const NOWHERE = '00000000-0000-4000-8000-000000000000'

const photo = (text: string) => ({ fileName: `${text}.jpg`, bytes: Buffer.from(text) })

describe('addProductImages', () => {
  it('appends in the chosen order, named after product, moment and position', async () => {
    const fixture = openImageShop(database)
    const product = await fixture.newProduct(['/media/product-images/primeira.webp'])
    const uploads = [photo('um'), photo('dois')]
    const answer = await addProductImages(fixture.shop, { actor, productId: product.id, uploads })
    const urls = [1, 2].map((index) => `/media/product-images/${product.slug}-1794744000000-${index}.webp`)
    expect(answer).toMatchObject({
      ok: true,
      value: { productName: 'Jasmim da Noite', added: [{ url: urls[0] }, { url: urls[1] }], refused: [] },
    })
    expect(await fixture.productNow(product.id)).toMatchObject({
      images: ['/media/product-images/primeira.webp', ...urls],
      imageUrl: '/media/product-images/primeira.webp',
      version: product.version + 1,
    })
    expect(await fixture.imageNow(urls[0] ?? '')).toMatchObject({
      width: 700,
      height: 875,
      byteSize: 'master of um'.length,
      alt: 'Jasmim da Noite',
    })
  })

  it('gives two uploads of the same moment two names', async () => {
    const fixture = openImageShop(database)
    const { id, slug } = await fixture.newProduct()
    for (const text of ['um', 'dois']) {
      await addProductImages(fixture.shop, { actor, productId: id, uploads: [photo(text)] })
    }
    expect((await fixture.productNow(id))?.images).toEqual([
      `/media/product-images/${slug}-1794744000000.webp`,
      `/media/product-images/${slug}-1794744000000-1.webp`,
    ])
  })

  it('keeps the chosen order of files that arrive in any order, and takes each once', async () => {
    const fixture = openImageShop(database)
    const { id } = await fixture.newProduct(['/media/product-images/primeira.webp'])
    const batch = crypto.randomUUID()
    const send = (text: string, place: number) =>
      addProductImages(fixture.shop, {
        actor,
        productId: id,
        uploads: [photo(text)],
        among: { batch, place },
      })
    const third = await send('tres', 2)
    const filesOfOne = fixture.fileNames().length
    const first = await send('um', 0)
    const second = await send('dois', 1)
    const urls = [first, second, third].map((answer) => (answer.ok ? answer.value.added[0]?.url : undefined))
    // The response was lost: the browser retries, and retries again before the first retry ends.
    const answers = await Promise.all([send('dois', 1), send('dois', 1)])
    expect(answers).toMatchObject([
      { ok: true, value: { added: [] } },
      { ok: true, value: { added: [] } },
    ])
    expect((await fixture.productNow(id))?.images).toEqual(['/media/product-images/primeira.webp', ...urls])

    const twice = await Promise.all([send('quatro', 3), send('quatro', 3)])
    expect(twice.every(({ ok }) => ok)).toBe(true)
    expect((await fixture.productNow(id))?.images).toHaveLength(5)
    expect(fixture.fileNames()).toHaveLength(4 * filesOfOne)
  })

  it('stores valid images and reports the ones left out', async () => {
    const fixture = openImageShop(database)
    const { id } = await fixture.newProduct()
    const uploads = [photo('<svg/>'), photo('boa')]
    const answer = await addProductImages(fixture.shop, { actor, productId: id, uploads })
    expect(answer).toMatchObject({
      ok: true,
      value: { added: [{ width: 700 }], refused: [{ fileName: '<svg/>.jpg', code: 'not-an-image' }] },
    })
    expect((await fixture.productNow(id))?.images).toHaveLength(1)
  })

  it('changes nothing when nothing is good', async () => {
    const fixture = openImageShop(database)
    const product = await fixture.newProduct()
    await addProductImages(fixture.shop, { actor, productId: product.id, uploads: [photo('<html>')] })
    expect(await fixture.productNow(product.id)).toEqual(product)
    expect(fixture.fileNames()).toEqual([])
  })

  it('stores every file before the row names it', async () => {
    const fixture = openImageShop(database)
    const { id } = await fixture.newProduct()
    const originalPut = fixture.storage.put.bind(fixture.storage)
    const namedWhileStoring: number[] = []
    vi.spyOn(fixture.storage, 'put').mockImplementation(async (...file) => {
      namedWhileStoring.push((await fixture.productNow(id))?.images.length ?? 0)
      return originalPut(...file)
    })
    await addProductImages(fixture.shop, { actor, productId: id, uploads: [photo('um')] })
    expect(namedWhileStoring.length).toBeGreaterThan(5)
    expect(Math.max(...namedWhileStoring)).toBe(0)
  })

  it('stores no file and no row if the product is deleted while its images are processed', async () => {
    const fixture = openImageShop(database)
    const { id, slug } = await fixture.newProduct()
    fixture.processor.gate = database.db
      .delete(products)
      .where(eq(products.id, id))
      .then(() => undefined)
    const answer = await addProductImages(fixture.shop, { actor, productId: id, uploads: [photo('um')] })
    expect(answer).toMatchObject({ ok: false, code: 'product-not-found' })
    expect(fixture.fileNames()).toEqual([])
    expect(await fixture.imageNow(`/media/product-images/${slug}-1794744000000.webp`)).toBeUndefined()
  })

  it('reports that the storage is unavailable if it does not return a name', async () => {
    const fixture = openImageShop(database)
    const product = await fixture.newProduct()
    vi.spyOn(fixture.storage, 'describe').mockRejectedValue(new StorageUnavailable('describe', 'down'))
    const request = { actor, productId: product.id, uploads: [photo('um')] }
    expect(await addProductImages(fixture.shop, request)).toMatchObject({
      ok: true,
      value: { added: [], refused: [{ code: 'storage-unavailable' }] },
    })
    expect(await fixture.productNow(product.id)).toEqual(product)
  })

  it('reports that the storage is full, and does not change the product', async () => {
    const fixture = openImageShop(database)
    const product = await fixture.newProduct()
    fixture.storage.noRoomFor.push(/w480/)
    const answer = await addProductImages(fixture.shop, {
      actor,
      productId: product.id,
      uploads: [photo('um')],
    })
    expect(answer).toMatchObject({ ok: true, value: { added: [], refused: [{ code: 'storage-full' }] } })
    expect(await fixture.productNow(product.id)).toEqual(product)
    expect(fixture.fileNames()).toEqual([])
  })

  it('enforces the maximum number of images, also for two concurrent uploads', async () => {
    const fixture = openImageShop(database)
    const almostFull = Array.from({ length: MAX_IMAGES_PER_PRODUCT - 1 }, (_, index) => `/media/x/${index}`)
    const { id } = await fixture.newProduct(almostFull)
    const answers = await Promise.all([
      addProductImages(fixture.shop, { actor, productId: id, uploads: [photo('um')] }),
      addProductImages(
        { ...fixture.shop, clock: { now: () => new Date('2026-11-15T12:00:01Z') } },
        { actor, productId: id, uploads: [photo('dois')] },
      ),
    ])
    expect(answers.map((answer) => (answer.ok ? 'added' : answer.code)).sort()).toEqual([
      'added',
      'too-many-images',
    ])
    expect((await fixture.productNow(id))?.images).toHaveLength(MAX_IMAGES_PER_PRODUCT)
  })

  it('refuses a product that does not exist', async () => {
    const fixture = openImageShop(database)
    const answer = await addProductImages(fixture.shop, { actor, productId: NOWHERE, uploads: [photo('um')] })
    expect(answer).toMatchObject({ ok: false, code: 'product-not-found' })
  })
})

describe('removeProductImage', () => {
  it('removes the image from the product and leaves its files to the cleanup', async () => {
    const fixture = openImageShop(database)
    const [first, second] = [await fixture.newImage(), await fixture.newImage()]
    const product = await fixture.newProduct([first, second])
    const answer = await removeProductImage(fixture.shop, { actor, productId: product.id, url: first })
    expect(answer).toMatchObject({ ok: true, value: { productName: 'Jasmim da Noite', images: [second] } })
    expect(await fixture.productNow(product.id)).toMatchObject({
      imageUrl: second,
      version: product.version + 1,
    })
    expect(fixture.fileNames()).toHaveLength(4)
  })

  it('refuses an image that the product does not show', async () => {
    const fixture = openImageShop(database)
    const product = await fixture.newProduct([await fixture.newImage()])
    const answer = await removeProductImage(fixture.shop, { actor, productId: product.id, url: '/media/x' })
    expect(answer).toMatchObject({ ok: false, code: 'image-not-found' })
    expect(await fixture.productNow(product.id)).toEqual(product)
  })
})

describe('reorderProductImages', () => {
  it('makes another image the cover', async () => {
    const fixture = openImageShop(database)
    const product = await fixture.newProduct(['a', 'b', 'c'])
    expect(
      await reorderProductImages(fixture.shop, { actor, productId: product.id, urls: ['c', 'a', 'b'] }),
    ).toMatchObject({
      ok: true,
    })
    expect(await fixture.productNow(product.id)).toMatchObject({
      images: ['c', 'a', 'b'],
      imageUrl: 'c',
      version: product.version + 1,
    })
  })

  it.each([[['a', 'b']], [['a', 'b', 'c', 'd']], [['a', 'b', 'x']], [['a', 'a', 'b']], [[]]])(
    'refuses the order %j of a, b and c after somebody changed the images',
    async (urls) => {
      const fixture = openImageShop(database)
      const product = await fixture.newProduct(['a', 'b', 'c'])
      const answer = await reorderProductImages(fixture.shop, { actor, productId: product.id, urls })
      expect(answer).toMatchObject({ ok: false, code: 'images-changed' })
      expect(await fixture.productNow(product.id)).toEqual(product)
    },
  )

  it('refuses a product that does not exist', async () => {
    const answer = await reorderProductImages(openImageShop(database).shop, {
      actor,
      productId: NOWHERE,
      urls: [],
    })
    expect(answer).toMatchObject({ ok: false, code: 'product-not-found' })
  })
})

describe('setImageAlt', () => {
  it('keeps the text, tidied, and announces the product without outdating the customer’s open form', async () => {
    const fixture = openImageShop(database)
    const url = await fixture.newImage()
    const product = await fixture.newProduct([url])
    expect(await setImageAlt(fixture.shop, { url, alt: '  Vela azul \n acesa ' })).toMatchObject({ ok: true })
    expect(await fixture.imageNow(url)).toMatchObject({ alt: 'Vela azul acesa' })
    const now = await fixture.productNow(product.id)
    expect(now?.updatedAt).toEqual(fixture.shop.clock.now())
    expect(now?.version).toBe(product.version)
  })

  it('refuses what is too long and what is not there', async () => {
    const fixture = openImageShop(database)
    const url = await fixture.newImage('perfume')
    expect(await setImageAlt(fixture.shop, { url, alt: 'a'.repeat(251) })).toMatchObject({
      code: 'alt-too-long',
    })
    expect(await setImageAlt(fixture.shop, { url: '/media/x', alt: 'a' })).toMatchObject({
      code: 'image-not-found',
    })
    expect(await database.db.select().from(imageRecords).where(eq(imageRecords.url, url))).toMatchObject([
      { alt: 'perfume' },
    ])
  })
})
