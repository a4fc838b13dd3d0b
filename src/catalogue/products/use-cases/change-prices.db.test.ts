import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { PriceChange } from '#catalogue/products/domain/bulk-prices.ts'
import { emptyShelf } from '#catalogue/products/domain/shelf-fields.ts'
import { unknownSizeFacts } from '#catalogue/products/domain/size-facts.ts'
import { actor, openCatalogueFixture } from '../../../../tests/support/catalogue-fixture.ts'
import { createTestDatabase } from '../../../../tests/support/database.ts'
import { changePrices } from './change-prices.ts'
import { findAdminProduct } from './find-admin-product.ts'
import { previewPrices } from './preview-prices.ts'
import { setProductsActive } from './set-products-active.ts'

const database = await createTestDatabase()
const fixture = openCatalogueFixture(database)
const { shop } = fixture
const raise: PriceChange = { percent: 10, rounding: 'ninety' }
const small = {
  ...unknownSizeFacts,
  ...emptyShelf,
  id: null,
  name: '120 g',
  priceAdjustment: -3000,
  attributes: {},
  image: null,
}

const planPrices = async (...ids: string[]) =>
  (await previewPrices(shop, { ids, change: raise }))
    .filter(({ leftOut }) => !leftOut)
    .map(({ plan }) => plan)
const readPrices = async (id: string) => {
  const draft = (await findAdminProduct(shop, { id }))?.draft
  return [draft?.price, ...(draft?.variants.map(({ priceAdjustment }) => priceAdjustment) ?? [])]
}

test('writes exactly what was previewed, sizes included, pressed twice as well, and leads back', async () => {
  const figo = await fixture.created({ name: 'Figo', variants: [small] })
  const mel = await fixture.created({ name: 'Mel', price: 8990 })
  const plan = await planPrices(figo.id, mel.id)
  const apply = { actor, plan, action: 'prices-changed' } as const
  const answer = await changePrices(shop, apply)
  // Products are changed in the order of their random ids, so the order of the result is random.
  expect([answer.changed.toSorted(), answer.left]).toEqual([['Figo', 'Mel'], []])
  expect(await Promise.all([readPrices(figo.id), readPrices(mel.id)])).toEqual([[10390, -3300], [9890]])
  expect((await fixture.history(figo.id))[0]).toMatchObject({
    action: 'prices-changed',
    changes: {
      price: { from: 9490, to: 10390 },
      sizePrices: { from: [{ name: '120 g', price: 6490 }], to: [{ name: '120 g', price: 7090 }] },
    },
  })
  expect(await changePrices(shop, apply)).toMatchObject({ left: [], back: [] })
  expect(await fixture.history(figo.id)).toHaveLength(2)
  await changePrices(shop, { actor, plan: answer.back, action: 'prices-restored' })
  expect(await readPrices(figo.id)).toEqual([9490, -3000])
})

test('leaves out and names products that changed, are in the bin or on promotion', async () => {
  const [unchanged, edited, promoted] = [
    await fixture.created({ name: 'Chá' }),
    await fixture.created({ name: 'Cedro' }),
    await fixture.created({ name: 'Palo Santo' }),
  ]
  const plan = await planPrices(unchanged.id, edited.id, promoted.id)
  await setProductsActive(shop, { actor, productIds: [edited.id], active: false })
  await database.db.execute(sql`
    update products set sale_price = 70, sale_from = '2026-11-01', sale_until = '2026-11-30' where id = ${promoted.id}`)
  expect(await changePrices(shop, { actor, plan, action: 'prices-changed' })).toMatchObject({
    changed: ['Chá'],
    left: expect.arrayContaining([
      { name: 'Cedro', reason: 'changed-since' },
      { name: 'Palo Santo', reason: 'on-sale' },
    ]),
  })
  expect(await readPrices(edited.id)).toEqual([9490])
  expect((await previewPrices(shop, { ids: [promoted.id], change: raise }))[0]?.leftOut).toBe('on-sale')
})
