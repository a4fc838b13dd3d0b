import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { changeOrderStatus } from '#fulfilment/orders/use-cases/change-order-status.ts'
import { recordRefundByHand } from '#fulfilment/refunds/use-cases/refund-part-of-order.ts'
import { moveStock } from '#orders/use-cases/move-stock.ts'
import { auditBooks } from '../../../../tests/support/audit-shop.ts'
import { createTestDatabase } from '../../../../tests/support/database.ts'
import { makeOrder } from '../../../../tests/support/make-orders.ts'
import { emailsInQueue } from '../../../../tests/support/message-queue.ts'
import { openWorkshop, type Shelf } from '../../../../tests/support/workshop-fixture.ts'
import { correctBatch } from './correct-batch.ts'
import { findBatch } from './find-batch.ts'
import { findRecall, recallKey } from './find-recall.ts'
import { loseUnits } from './lose-units.ts'
import { sendRecall } from './send-recall.ts'
import { resumeSale, stopSale } from './stop-sale.ts'

const database = await createTestDatabase()
const workshop = await openWorkshop(database)
const { shop, actor } = workshop
afterAll(() => workshop.fixture.close())

/** Independent model of a shelf: each unit, in the order of shipping. */
interface Books {
  shelf: Shelf
  standing: number[]
  boxes: Map<string, number[]>
  numbers: number[]
}

const steps = {
  async batch(books: Books, units: number) {
    const { number } = await workshop.batch(books.shelf, units)
    books.standing.push(...Array<number>(units).fill(number))
    books.numbers.push(number)
  },
  async sell(books: Books, units: number) {
    if (books.standing.length < units) return
    const order = await workshop.sell(books.shelf, units, { paymentProvider: 'by-hand' })
    await workshop.pack(order.id)
    books.boxes.set(order.id, books.standing.splice(0, units))
  },
  async cancel(books: Books) {
    const [first] = books.boxes
    if (!first) return
    const [orderId, units] = first
    const cancelled = await changeOrderStatus(shop, { orderId, to: 'cancelled', actor })
    if (!cancelled.ok) return
    books.boxes.delete(orderId)
    books.standing = [...books.standing, ...units].sort((a, b) => a - b)
  },
  async unpack(books: Books) {
    const [first] = books.boxes
    if (!first) return
    const [orderId, units] = first
    if (units.length === 0) return
    await workshop.pack(orderId, false)
    const open = [...books.standing, ...units].sort((a, b) => a - b)
    await workshop.pack(orderId)
    books.boxes.set(orderId, open.splice(0, units.length))
    books.standing = open
  },
  async bringBack(books: Books) {
    const [first] = books.boxes
    const last = first?.[1].at(-1)
    if (!first || last === undefined) return
    const [orderId, units] = first
    const { rows } = await database.pool.query('select id from order_items where order_id = $1', [orderId])
    const request = { lines: [{ itemId: String(rows[0].id), quantity: 1 }] }
    const part = { request, restock: true, reason: 'chegou trincada' }
    const back = await recordRefundByHand(shop, { orderId, actor, part })
    expect(back).toMatchObject({ ok: true })
    books.boxes.set(orderId, units.slice(0, -1))
    books.standing = [...books.standing, last].sort((a, b) => a - b)
  },
  async correct(books: Books, change: number) {
    const newest = books.numbers.at(-1)
    const batch = newest === undefined ? null : await findBatch(shop, newest)
    const [size] = batch?.sizes ?? []
    if (newest === undefined || !batch || !size) return
    const { number, seen, pouredOn } = batch
    const sizes = [{ batchId: size.id, units: size.units + change - 2, cost: '' }]
    const correction = { actor, number, seen, pouredOn, sizes, used: new Map(), reason: 'contei errado' }
    if (!(await correctBatch(shop, correction)).ok) return
    const others = books.standing.filter((one) => one !== newest)
    const own = books.standing.length - others.length + change - 2
    books.standing = [...others, ...Array<number>(own).fill(newest)]
  },
  async lose(books: Books, units: number) {
    const newest = books.standing.at(-1)
    const batchUnits = books.standing.filter((number) => number === newest).length
    if (newest === undefined || batchUnits < units) return
    const { rows } = await database.pool.query('select id from batches where number = $1', [newest])
    await loseUnits(shop, { actor, batchId: rows[0].id, units, reason: 'trincou' })
    books.standing.splice(books.standing.length - units, units)
  },
}

const history = fc.array(
  fc.record({
    what: fc.constantFrom(...(Object.keys(steps) as (keyof typeof steps)[])),
    units: fc.integer({ min: 1, max: 4 }),
  }),
  { minLength: 8, maxLength: 14 },
)

test('a recall lists exactly the buyers, whatever was sold, opened, brought back, corrected and lost', async () => {
  await fc.assert(
    fc.asyncProperty(history, async (happened) => {
      const books: Books = { shelf: await workshop.newShelf(), standing: [], boxes: new Map(), numbers: [] }
      for (const { what, units } of happened) await steps[what](books, units)
      for (const number of books.numbers) {
        const recall = await findRecall(database.db, { number })
        const unitsByOrder = (recall?.holders ?? []).map(({ orderId, units }) => [orderId, units])
        const expected = [...books.boxes].flatMap(([orderId, units]) => {
          const own = units.filter((batchNumber) => batchNumber === number).length
          return own > 0 ? [[orderId, own]] : []
        })
        expect(Object.fromEntries(unitsByOrder)).toEqual(Object.fromEntries(expected))
        const onShelf = books.standing.filter((batchNumber) => batchNumber === number).length
        expect(recall?.batches[0]?.onShelf).toBe(onShelf)
      }
    }),
    { numRuns: 12 },
  )
  expect(await auditBooks(database.pool)).toEqual([])
})

test('each customer gets one email with the owner’s text; customers without an address are counted', async () => {
  const shelf = await workshop.newShelf()
  const { number } = await workshop.batch(shelf, 3)
  const [mail, none] = [
    await workshop.sell(shelf),
    await workshop.sell(shelf, 1, { customerEmail: '', origin: 'fair' }),
  ]
  for (const { id } of [mail, none]) await workshop.pack(id)
  const write = () =>
    sendRecall(shop, { actor, what: { number }, subject: 'Sobre a sua vela', text: 'Não acenda, por favor.' })
  const both = await Promise.all([write(), write()])
  expect(both).toContainEqual({ ok: true, value: { written: 1, unreachable: 1 } })
  expect(both).toContainEqual(expect.objectContaining({ code: 'nobody-to-write' }))
  const { rows } = await database.pool.query(
    `select order_id as id from order_events where details->>'recall' = $1`,
    [recallKey({ number })],
  )
  expect(rows).toEqual([{ id: mail.id }])
  const recall = await findRecall(database.db, { number })
  expect(recall?.holders.find(({ orderId }) => orderId === mail.id)?.writtenAt).not.toBeNull()
  expect(await sendRecall(shop, { actor, what: { number }, subject: ' ', text: 'x' })).toMatchObject({
    code: 'message-empty',
  })
})

test('a customer with two affected orders gets one e-mail, and both orders record it', async () => {
  const shelf = await workshop.newShelf()
  const { number } = await workshop.batch(shelf, 4)
  const both = [
    await workshop.sell(shelf, 1, { customerEmail: 'Ana.Duas@exemplo.com.br' }),
    await workshop.sell(shelf, 1, { customerEmail: 'ana.duas@exemplo.com.br' }),
  ]
  for (const { id } of both) await workshop.pack(id)
  const write = () => sendRecall(shop, { actor, what: { number }, subject: 'Sua vela', text: 'Não acenda.' })
  expect(await write()).toEqual({ ok: true, value: { written: 1, unreachable: 0 } })
  expect(await emailsInQueue(database.db, `recall:${recallKey({ number })}:%`)).toHaveLength(1)
  const recall = await findRecall(database.db, { number })
  expect(recall?.holders.map(({ writtenAt }) => writtenAt !== null)).toEqual([true, true])
  expect(await write()).toMatchObject({ code: 'nobody-to-write' })
})

test('a reservation of a curing batch is listed once it is paid', async () => {
  const shelf = await workshop.newShelf()
  const started = await workshop.start(shelf, 3)
  if (!started.ok) throw new Error(started.code)
  const { number, batchIds } = started.value
  const { candle, variantId } = shelf
  const reserve = async (facts: Parameters<typeof makeOrder>[1]) => {
    const item = { productId: candle.id, variantId, name: candle.name, quantity: 1 }
    const { id } = await makeOrder(shop, { stockHeld: true, items: [item], ...facts })
    const lines = [{ ...item, batchId: batchIds[0] ?? '' }]
    await database.db.transaction((tx) =>
      moveStock(tx, [{ orderId: id, reason: 'hold', lines }], shop.clock.now()),
    )
    await database.pool.query('update order_items set batch_id = $1 where order_id = $2', [batchIds[0], id])
    return id
  }
  const paid = await reserve({})
  const holdExpiresAt = new Date('2026-11-12T16:00:00Z')
  await reserve({ status: 'pending', paymentStatus: 'pending', holdExpiresAt })
  const recall = await findRecall(database.db, { number })
  expect(recall?.holders.map(({ orderId }) => orderId)).toEqual([paid])
})

test('a supplier’s lot leads to the orders of every batch that took of it', async () => {
  const shelf = await workshop.newShelf()
  const wax = await workshop.newMaterial('g', { amount: '500', paid: '30', lot: '0926-14' })
  await workshop.writeRecipe(shelf, [{ materialId: wax.materialId, amount: '100' }])
  const { number } = await workshop.batch(shelf, 2)
  const order = await workshop.sell(shelf, 2)
  await workshop.pack(order.id)
  const { materialId } = wax
  const recall = await findRecall(database.db, { materialId, lot: '0926-14' })
  expect(recall).toMatchObject({
    material: { name: wax.name, lot: '0926-14' },
    batches: [{ number }],
    holders: [{ orderId: order.id, units: 2 }],
  })
  expect(await findRecall(database.db, { materialId, lot: 'outro' })).toBeNull()
  expect(await findRecall(database.db, { materialId: randomUUID(), lot: '0926-14' })).toBeNull()
})

test('recalled units are not sold until the owner returns them to stock', async () => {
  const shelf = await workshop.newShelf()
  const { number, id } = await workshop.batch(shelf, 4)
  await workshop.sell(shelf)
  const subject = { number }
  const readStock = async () =>
    (
      await database.pool.query('select stock_quantity from product_variants where id = $1', [
        shelf.variantId,
      ])
    ).rows[0].stock_quantity
  expect((await findRecall(database.db, subject))?.batches).toMatchObject([
    { id, onShelf: 4, onSale: 3, stopped: 0 },
  ])
  const both = await Promise.all([
    stopSale(shop, { actor, what: subject }),
    stopSale(shop, { actor, what: subject }),
  ])
  expect(both).toContainEqual({ ok: true, value: { units: 3 } })
  expect(both).toContainEqual(expect.objectContaining({ code: 'nothing-to-stop' }))
  expect(await readStock()).toBe(0)
  expect((await findRecall(database.db, subject))?.batches).toMatchObject([
    { onShelf: 1, onSale: 0, stopped: 3 },
  ])
  expect(await auditBooks(database.pool)).toEqual([])
  expect(await resumeSale(shop, { actor, what: subject })).toEqual({ ok: true, value: { units: 3 } })
  expect(await resumeSale(shop, { actor, what: subject })).toMatchObject({ code: 'nothing-stopped' })
  expect(await readStock()).toBe(3)
  expect(await auditBooks(database.pool)).toEqual([])
})

test('keeps a batch that was stopped separately unsold when its lot is sold again', async () => {
  const shelf = await workshop.newShelf()
  const wax = await workshop.newMaterial('g', { amount: '500', paid: '30', lot: '0926-15' })
  await workshop.writeRecipe(shelf, [{ materialId: wax.materialId, amount: '100' }])
  const { number } = await workshop.batch(shelf, 2)
  await workshop.batch(shelf, 1)
  const subject = { number }
  const lot = { materialId: wax.materialId, lot: '0926-15' }
  expect(await stopSale(shop, { actor, what: subject })).toEqual({ ok: true, value: { units: 2 } })
  expect(await stopSale(shop, { actor, what: lot })).toEqual({ ok: true, value: { units: 1 } })
  expect((await findRecall(database.db, lot))?.batches).toMatchObject([{ stopped: 0 }, { stopped: 1 }])
  expect(await resumeSale(shop, { actor, what: lot })).toEqual({ ok: true, value: { units: 1 } })
  expect(await resumeSale(shop, { actor, what: lot })).toMatchObject({ code: 'nothing-stopped' })
  expect((await findBatch(shop, number))?.losses).toMatchObject([{ kind: 'recalled', reason: '' }])
  expect(await resumeSale(shop, { actor, what: subject })).toEqual({ ok: true, value: { units: 2 } })
  expect(await auditBooks(database.pool)).toEqual([])
})
