import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { addToCart } from '#checkout/cart/use-cases/add-to-cart.ts'
import { startCheckout } from '#checkout/purchase/use-cases/start-checkout.ts'
import { auditBooks } from '../../../../tests/support/audit-shop.ts'
import { openCheckoutFixture } from '../../../../tests/support/checkout-fixture.ts'
import { createTestDatabase } from '../../../../tests/support/database.ts'
import { findBatch } from './find-batch.ts'
import { finishBatch } from './finish-batch.ts'
import { lastPourer, listBatches, listPourable } from './list-batches.ts'
import { failBatch, postponeBatch } from './postpone-batch.ts'
import { startBatch } from './start-batch.ts'

const database = await createTestDatabase()
const fixture = await openCheckoutFixture(database)
const { shop } = fixture
const actor = { id: randomUUID(), name: 'Helena' }
afterAll(() => fixture.close())

const CURE_MINUTES = 7 * 24 * 60

async function pouredSizes() {
  const candle = await fixture.newCandle({ stock: 0, sizes: { '120 g': -3000, '180 g': 0, '320 g': 5000 } })
  const [small = '', usual = '', large = ''] = Object.values(candle.sizes)
  const sizes = [
    { variantId: small, units: 6 },
    { variantId: usual, units: 8 },
    { variantId: large, units: 0 },
  ]
  const draft = { pouredBy: ' Clara ', pouredOn: '2026-11-12', cureDays: 7, sizes }
  const startedBatch = await startBatch(shop, { actor, productId: candle.id, draft })
  return { candle, small, usual, large, draft, started: startedBatch }
}

const listed = async (name: string) =>
  (await listBatches(shop)).batches.filter((batch) => batch.name === name)
const stocks = (...sizes: string[]) => Promise.all(sizes.map(fixture.stockOfSize))

test('creates a batch for each size with units from one form, listed together', async () => {
  const { candle, started } = await pouredSizes()
  expect(started).toMatchObject({ value: { name: `${candle.name} (120 g e 180 g)`, readyOn: '2026-11-19' } })
  expect(await listed(candle.name)).toMatchObject([
    {
      number: started.ok ? started.value.number : null,
      pouredBy: 'Clara',
      state: 'curing',
      readyOn: '2026-11-19',
      sizes: [
        { size: '120 g', units: 6 },
        { size: '180 g', units: 8 },
      ],
    },
  ])
  const pourable = (await listPourable(shop)).find(({ productId }) => productId === candle.id)
  expect(pourable?.sizes.map(({ size }) => size)).toEqual(['120 g', '180 g', '320 g'])
})

test('batches are numbered in order and record who poured last', async () => {
  const [one, other] = [await pouredSizes(), await pouredSizes()]
  const numbers = [one, other].map(({ started }) => (started.ok ? started.value.number : 0))
  expect(numbers[1]).toBe((numbers[0] ?? 0) + 1)
  expect(await lastPourer(shop)).toBe('Clara')
  const { candle, draft } = other
  const wrong = { ...draft, pouredBy: 'www.exemplo.com' }
  expect(await startBatch(shop, { actor, productId: candle.id, draft: wrong })).toMatchObject({
    code: 'poured-by',
  })
})

test('stores nothing of a form with an invalid number, no number or another candle’s size', async () => {
  const { candle, small, usual, large, draft } = await pouredSizes()
  const other = await fixture.newCandle({ stock: 0, sizes: { '120 g': 0 } })
  const start = (sizes: { variantId: string | null; units: number }[]) =>
    startBatch(shop, { actor, productId: candle.id, draft: { ...draft, sizes } })
  expect(
    await start([
      { variantId: small, units: 1 },
      { variantId: usual, units: 1000 },
    ]),
  ).toMatchObject({ code: 'batch-units', details: { variantId: usual } })
  expect(await start([{ variantId: large, units: 0 }])).toMatchObject({ code: 'batch-units' })
  for (const variantId of [other.sizes['120 g'] ?? '', null])
    expect(
      await start([
        { variantId: large, units: 2 },
        { variantId, units: 2 },
      ]),
    ).toMatchObject({ code: 'product-not-found' })
  expect(await listed(candle.name)).toHaveLength(1)
})

test('sizes enter the stock together or one by one, once each, without what was reserved of them', async () => {
  const { candle, small, usual } = await pouredSizes()
  const customer = await fixture.newCustomer()
  const choice = { userId: customer.id, productId: candle.id, quantity: 2, reserved: true }
  await addToCart(shop, { ...choice, variantId: small })
  expect(await startCheckout(shop, await fixture.requestFor(customer.id))).toMatchObject({ ok: true })
  const [batch] = await listed(candle.name)
  const batchIds = batch?.sizes.map(({ id }) => id) ?? []
  expect(batch?.sizes.map(({ waiting }) => waiting.map(({ units }) => units))).toEqual([[2], []])
  expect(await finishBatch(shop, { actor, batchIds })).toMatchObject({ code: 'batch-not-cured' })
  fixture.passMinutes(CURE_MINUTES)
  const [first = ''] = batchIds
  expect(await finishBatch(shop, { actor, batchIds: [first] })).toMatchObject({
    value: { name: `${candle.name}, 120 g`, units: 4 },
  })
  expect(await stocks(small, usual)).toEqual([4, 0])
  for (let presses = 0; presses < 2; presses++)
    expect(await finishBatch(shop, { actor, batchIds })).toMatchObject({ ok: true })
  expect(await stocks(small, usual)).toEqual([4, 8])
  fixture.passMinutes(-CURE_MINUTES)
  expect(await auditBooks(database.pool)).toEqual([])
  const { rows } = await database.pool.query(
    `select changes from audit_entries where entity_id = $1 and action = 'batch-ready' order by created_at, id`,
    [candle.id],
  )
  expect(rows).toContainEqual({
    changes: { sizeStocks: { from: [{ name: '180 g', stock: 0 }], to: [{ name: '180 g', stock: 8 }] } },
  })
})

test('a size with a longer cure is a batch of its own; batches of two candles are never changed together', async () => {
  const { candle } = await pouredSizes()
  const [batch] = await listed(candle.name)
  const [small = '', usual = ''] = batch?.sizes.map(({ id }) => id) ?? []
  expect(await postponeBatch(shop, { actor, batchIds: [usual], readyOn: '2026-11-22' })).toMatchObject({
    value: { name: `${candle.name}, 180 g` },
  })
  expect((await listed(candle.name)).map(({ readyOn, sizes }) => [readyOn, sizes[0]?.size])).toEqual([
    ['2026-11-19', '120 g'],
    ['2026-11-22', '180 g'],
  ])
  const other = await pouredSizes()
  const [stranger] = await listed(other.candle.name)
  const batchIds = [small, stranger?.sizes[0]?.id ?? '']
  expect(await finishBatch(shop, { actor, batchIds })).toMatchObject({ code: 'batch-not-found' })
  expect(await finishBatch(shop, { actor, batchIds: [] })).toMatchObject({ code: 'batch-unnamed' })
})

test('lost units need a reason, which the batch’s notebook keeps', async () => {
  const { candle, started } = await pouredSizes()
  const { number = 0, batchIds = [] } = started.ok ? started.value : {}
  const fail = (ids: string[], reason: string) => failBatch(shop, { actor, batchIds: ids, reason })
  expect(await fail(batchIds, ' ')).toMatchObject({ code: 'reason' })
  expect((await listed(candle.name))[0]?.state).toBe('curing')
  expect(await fail(batchIds.slice(0, 1), 'a cera rachou')).toMatchObject({ ok: true })
  const batch = await findBatch(shop, number)
  expect(batch?.notes.map(({ text }) => text)).toEqual(['Não deu certo (120 g): a cera rachou'])
  expect(batch?.sizes.map(({ state, left }) => [state, left])).toEqual([
    ['failed', 0],
    ['curing', 8],
  ])
})

test('a leva that ended long ago is found where the owner asks for older ones', async () => {
  const { candle } = await pouredSizes()
  await database.pool.query(
    `update batches set state = 'failed', ended_at = '2026-09-01T12:00:00Z' where product_id = $1`,
    [candle.id],
  )
  expect(await listed(candle.name)).toEqual([])
  const { batches } = await listBatches(shop, { withOlder: true })
  expect(batches.filter(({ name }) => name === candle.name)).toHaveLength(1)
  await database.pool.query('delete from batches where product_id = $1', [candle.id])
})
