import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { findProduct } from '#catalogue/product-page/use-cases/find-product.ts'
import { finishBatch } from '#workshop/batches/use-cases/finish-batch.ts'
import { failBatch } from '#workshop/batches/use-cases/postpone-batch.ts'
import { startBatch } from '#workshop/batches/use-cases/start-batch.ts'
import { openCheckoutFixture } from '../../../../tests/support/checkout-fixture.ts'
import { createTestDatabase } from '../../../../tests/support/database.ts'
import { makeOrder } from '../../../../tests/support/make-orders.ts'
import { findBatchPage } from './find-batch-page.ts'
import { findOrderToReview } from './find-order-to-review.ts'
import { findPassport, openPassportCodes } from './find-passport.ts'
import { savePassport } from './save-passport.ts'

const database = await createTestDatabase()
const fixture = await openCheckoutFixture(database)
const { shop } = fixture
const actor = { id: randomUUID(), name: 'Clara' }
afterAll(() => fixture.close())

async function pourBatch() {
  const candle = await fixture.newCandle({ stock: 0, sizes: { '120 g': -3000, '180 g': 0 } })
  const sizes = Object.values(candle.sizes).map((variantId) => ({ variantId, units: 6 }))
  const draft = { pouredBy: 'Clara', pouredOn: '2026-11-12', cureDays: 7, sizes }
  const startedBatch = await startBatch(shop, { actor, productId: candle.id, draft })
  return { candle, number: startedBatch.ok ? startedBatch.value.number : 0 }
}

const save = (number: number, edit: { note?: string; isOpen?: boolean; version?: number } = {}) =>
  savePassport(shop, { actor, number, note: '', isOpen: true, version: 0, ...edit })
const findPage = (number: number) => findBatchPage(shop, String(number))
const loadCode = async (number: number) => (await findPage(number))?.passport?.code ?? ''
const open = (typed: string) => findPassport(shop, { typed, clientAddress: null })

test('a leva has no page until the owner opens it, and none again when they close it', async () => {
  const { candle, number } = await pourBatch()
  expect(await findPage(number)).toMatchObject({ name: candle.name, passport: null, sizes: [{}, {}] })
  expect(await save(number, { note: ' Choveu. ', isOpen: false })).toMatchObject({ ok: true })
  const code = await loadCode(number)
  expect(code).toMatch(/^[2-9A-HJKMNP-Z]{8}$/)
  expect(await open(code)).toMatchObject({ code: 'passport-not-found' })
  expect(await openPassportCodes(shop, [number])).toEqual(new Map())

  await save(number, { note: 'Choveu.', version: 1 })
  expect(await open(code.toLowerCase())).toMatchObject({
    value: { code, number, note: 'Choveu.', name: candle.name, pouredBy: 'Clara', pouredOn: '2026-11-12' },
  })
  expect(await openPassportCodes(shop, [number, 0])).toEqual(new Map([[number, code]]))

  await save(number, { note: 'Choveu.', isOpen: false, version: 2 })
  expect(await open(code)).toMatchObject({ code: 'passport-not-found' })
})

test('its page shows no stock and no costs', async () => {
  const { number } = await pourBatch()
  await save(number)
  const passport = await open(await loadCode(number))
  const fields = Object.keys(passport.ok ? passport.value : {}).toSorted()
  expect(fields).toEqual([
    'code',
    'count',
    'images',
    'name',
    'note',
    'number',
    'pouredBy',
    'pouredHour',
    'pouredOn',
    'productId',
    'readyOn',
    'slug',
    'specifications',
    'state',
  ])
})

test('two tabs do not write over each other, and the same words twice are one edit', async () => {
  const { number } = await pourBatch()
  const presses = await Promise.all([save(number, { note: 'Um' }), save(number, { note: 'Dois' })])
  expect(presses.map(({ ok }) => ok).toSorted()).toEqual([false, true])
  expect(presses.find(({ ok }) => !ok)).toMatchObject({ code: 'passport-changed' })
  const { note = '', version } = (await findPage(number))?.passport ?? {}
  expect(await save(number, { note, version: 0 })).toMatchObject({ ok: true })
  expect((await findPage(number))?.passport?.version).toBe(version)
})

test('a leva of which nothing came has no page', async () => {
  const { number } = await pourBatch()
  await save(number)
  const code = await loadCode(number)
  const batchIds = (await findPage(number))?.sizes.map(({ id }) => id) ?? []
  await failBatch(shop, { actor, batchIds: batchIds.slice(0, 1), reason: 'trincou' })
  expect(await open(code)).toMatchObject({ ok: true })
  await failBatch(shop, { actor, batchIds: batchIds.slice(1), reason: 'trincou' })
  expect(await open(code)).toMatchObject({ code: 'passport-not-found' })
  expect(await findPage(number)).toBeNull()
  expect(await save(number, { note: 'x', version: 1 })).toMatchObject({ code: 'batch-not-found' })
})

test('wrong codes are counted for their visitor until they are asked to wait; right ones are not', async () => {
  const { number } = await pourBatch()
  await save(number)
  const code = await loadCode(number)
  const guess = (typed: string, clientAddress = '198.51.100.7') =>
    findPassport(shop, { typed, clientAddress })
  for (let tries = 0; tries < 40; tries++) expect(await guess(code)).toMatchObject({ ok: true })
  for (let tries = 0; tries < 30; tries++)
    expect(await guess('K7PM4XQT')).toMatchObject({ code: 'passport-not-found' })
  expect(await guess('K7PM4XQT')).toMatchObject({ code: 'too-many' })
  expect(await guess(code, '198.51.100.8')).toMatchObject({ ok: true })
})

test('the buyer of the candle is linked to their order', async () => {
  const { candle } = await pourBatch()
  const { id: userId } = await fixture.newCustomer()
  const request = { userId, productId: candle.id }
  expect(await findOrderToReview(shop, request)).toBeNull()
  const items = [{ productId: candle.id, name: candle.name, quantity: 1 }]
  await makeOrder(shop, { userId, status: 'shipped', paymentStatus: 'paid', items })
  expect(await findOrderToReview(shop, request)).toBeNull()
  const order = await makeOrder(shop, { userId, status: 'delivered', paymentStatus: 'paid', items })
  expect(await findOrderToReview(shop, request)).toMatchObject({ orderNumber: order.orderNumber })
  expect(await findOrderToReview(shop, { ...request, userId: randomUUID() })).toBeNull()
})

test('the page of a candle shows its code while the shop is open and its candles are in stock', async () => {
  const { candle, number } = await pourBatch()
  const batchIds = (await findPage(number))?.sizes.map(({ id }) => id) ?? []
  fixture.passMinutes(9 * 24 * 60)
  await finishBatch(shop, { actor, batchIds })
  const codeOnPage = async () =>
    (await findProduct(shop, { slug: candle.name }))?.variants[0]?.shelfBatch?.code
  expect(await codeOnPage()).toBeNull()
  await save(number)
  expect(await codeOnPage()).toBe(await loadCode(number))
  await save(number, { isOpen: false, version: 1 })
  expect(await codeOnPage()).toBeNull()
})
