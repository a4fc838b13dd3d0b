import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { loadOrderForAdmin } from '#fulfilment/orders/use-cases/load-order-for-admin.ts'
import { sumRefunds } from '#office/reports/use-cases/sum-refunds.ts'
import { listReturnTasks } from '#office/today/use-cases/list-return-tasks.ts'
import { exportOwnOrders } from '#orders/use-cases/export-own-orders.ts'
import { lockOrder } from '#orders/use-cases/order-rows.ts'
import { endSettledReturn } from '#orders/use-cases/return-rows.ts'
import { isoDay } from '#platform/domain/sao-paulo-time.ts'
import { parseImagePath } from '#platform/images/image-files.ts'
import { createTestDatabase } from '../../../../tests/support/database.ts'
import { openReviewFixture } from '../../../../tests/support/review-fixture.ts'
import { declineReturn, exchangeReturn } from './answer-complaint.ts'
import { findComplaintPhoto } from './find-photo.ts'
import { forgetOldReturns, forgetReturns } from './forget-returns.ts'
import { loadReturns } from './load-returns.ts'
import { moveReplacement } from './move-replacement.ts'
import { recordRideCost } from './record-ride-cost.ts'
import { refundReturn } from './refund-return.ts'
import { reportComplaint } from './report-complaint.ts'

const database = await createTestDatabase()
afterAll(() => database.close())
const fixture = openReviewFixture(database)
const { shop } = fixture
const actor = { id: randomUUID(), name: 'Dona' }
const day = isoDay(shop.clock.now())
const photo = (text: string) => new TextEncoder().encode(text)

async function arrived(stock = 3) {
  const { buyer, product, order } = await fixture.delivered()
  await database.pool.query('update products set stock_quantity = $1 where id = $2', [stock, product.id])
  const { rows } = await database.pool.query('select id from order_items where order_id = $1', [order.id])
  const ownOrder = { userId: buyer.id, orderNumber: order.orderNumber }
  const lines = [{ itemId: String(rows[0].id), quantity: 1 }]
  const complain = (uploads: Uint8Array[], changes: object = {}) =>
    reportComplaint(shop, {
      ...ownOrder,
      kind: 'broken',
      remedy: 'exchange',
      lines,
      reason: ' trincada ',
      pixKey: '',
      uploads,
      seen: '',
      ...changes,
    })
  const newest = async () => {
    const complaint = (await loadReturns(shop, ownOrder))?.returns[0]
    if (!complaint) throw new Error('nothing was told')
    return complaint
  }
  return { buyer, product, order, own: ownOrder, report: complain, newest }
}

async function makeFree({ order }: { order: { id: string } }) {
  const run = (statement: string) => database.pool.query(statement, [order.id])
  await run(`insert into order_items (order_id, quantity, unit_price, total_price, position, product_snapshot)
    select order_id, 1, unit_price, unit_price, 1, product_snapshot from order_items where order_id = $1`)
  await run(
    `update orders set subtotal_amount = subtotal_amount * 2, coupon_discount_amount = subtotal_amount where id = $1`,
  )
  await run(`with made as (insert into coupons (code, label, kind, percent) values ('CORTESIA', 'Cortesia', 'percent', 100) returning id)
    insert into coupon_uses (order_id, coupon_id, label, amount, shares)
    select o.id, made.id, 'Cortesia', o.coupon_discount_amount, jsonb_build_array((o.coupon_discount_amount * 100)::int, 0)
    from orders o, made where o.id = $1`)
}

const loadStock = async (productId: string) =>
  (await database.pool.query('select stock_quantity from products where id = $1', [productId])).rows[0]
    .stock_quantity

describe('something arrived broken or wrong', () => {
  it('photographs are visible only to the customer and the owner', async () => {
    const sale = await arrived()
    expect(await sale.report([photo('caixa'), photo('<svg>'), photo('vela')])).toMatchObject({
      value: { unreadable: 1 },
    })
    const before = fixture.fileNames()
    expect(await sale.report([photo('caixa')]), 'in another window').toMatchObject({ code: 'return-open' })
    expect(fixture.fileNames()).toEqual(before)
    expect(await sale.report([], { kind: 'wrong' })).toMatchObject({ code: 'return-open' })
    const { photos, ...complaint } = await sale.newest()
    expect(complaint).toMatchObject({
      kind: 'broken',
      remedy: 'exchange',
      state: 'asked',
      reason: 'trincada',
    })
    expect(photos).toHaveLength(2)
    const [name = ''] = photos
    const file = await findComplaintPhoto(shop, name, sale.own)
    expect(file).toMatchObject({ bucket: 'return-images' })
    expect(await findComplaintPhoto(shop, name, { orderId: sale.order.id })).toEqual(file)
    const stranger = { ...sale.own, userId: (await arrived()).buyer.id }
    expect(await findComplaintPhoto(shop, name, stranger)).toBeUndefined()
    expect(parseImagePath(`/media/return-images/${name}.webp`), 'not with the public images').toBeUndefined()
  })

  it('refuses a fifth photograph and other people’s orders, and stores no file', async () => {
    const sale = await arrived()
    const before = fixture.fileNames().length
    const five = Array.from({ length: 5 }, (_, index) => photo(`foto ${index}`))
    expect(await sale.report(five)).toMatchObject({ code: 'too-many-photos' })
    const stranger = (await arrived()).buyer.id
    expect(await sale.report([photo('x')], { userId: stranger })).toMatchObject({ code: 'order-not-found' })
    expect(fixture.fileNames()).toHaveLength(before)
  })

  it('is answered with another candle from the shelf, once, or with words', async () => {
    const sale = await arrived(1)
    await sale.report([])
    const loadTarget = async () => ({
      orderId: sale.order.id,
      returnId: (await sale.newest()).id,
      actor,
      day,
    })
    const answer = async () => exchangeReturn(shop, await loadTarget())
    expect(await Promise.all([answer(), answer()])).toMatchObject([{ ok: true }, { ok: true }])
    expect(await loadStock(sale.product.id)).toBe(0)
    expect(await sale.newest()).toMatchObject({ state: 'exchanged' })

    await database.pool.query("update order_returns set created_at = created_at - interval '1 day'")
    await sale.report([], { seen: (await sale.newest()).id })
    expect(await answer()).toMatchObject({ code: 'exchange-out-of-stock' })
    const decline = async (words: string) => declineReturn(shop, { ...(await loadTarget()), words })
    expect(await decline(' ')).toMatchObject({ code: 'answer-missing' })
    expect(await decline('É o brilho do vidro.')).toMatchObject({ ok: true })
    expect(await sale.newest()).toMatchObject({ state: 'declined', answer: 'É o brilho do vidro.' })
  })

  it('makes the promised candle a task until it has left, with its history and its cost', async () => {
    const sale = await arrived(1)
    await database.pool.query('update products set cost = 21.50 where id = $1', [sale.product.id])
    await sale.report([])
    const target = { orderId: sale.order.id, returnId: (await sale.newest()).id, actor }
    const listOwnTasks = async () =>
      (await listReturnTasks(shop)).filter(({ orderId }) => orderId === sale.order.id)
    expect(await exchangeReturn(shop, { ...target, day: '2020-01-01' })).toMatchObject({
      code: 'replacement-day-missing',
    })
    expect(await listOwnTasks()).toEqual([])
    await exchangeReturn(shop, { ...target, day })
    expect(await exchangeReturn(shop, { ...target, day: '2099-01-02' }), 'moved').toMatchObject({ ok: true })
    expect(await loadStock(sale.product.id), 'taken once').toBe(0)
    expect(await listOwnTasks()).toMatchObject([
      { kind: 'send', day: '2099-01-02', step: 'open', lines: [{ name: sale.product.name, quantity: 1 }] },
    ])
    expect(fixture.mailed('return-answered', sale.buyer.email)).toMatchObject([
      { data: { cause: 'exchange', day } },
      { data: { cause: 'exchange', day: '2099-01-02' } },
    ])

    await moveReplacement(shop, { ...target, step: 'packed' })
    expect(await listOwnTasks()).toMatchObject([{ step: 'packed' }])
    const kinds = async () => (await loadOrderForAdmin(shop, sale.order.id))?.events.map(({ kind }) => kind)
    await moveReplacement(shop, { ...target, step: 'sent' })
    expect(await listOwnTasks()).toEqual([])
    expect(await kinds()).toContain('replacement-sent')
    expect(await exchangeReturn(shop, { ...target, day }), 'too late').toMatchObject({
      code: 'return-not-open',
    })
    await moveReplacement(shop, { ...target, step: 'packed' })
    expect(await listOwnTasks()).toMatchObject([{ step: 'packed' }])
    expect(await kinds()).not.toContain('replacement-sent')

    expect(await recordRideCost(shop, { ...target, cost: -1 })).toMatchObject({ code: 'invalid-cost' })
    await recordRideCost(shop, { ...target, cost: 1_300 })
    expect((await loadReturns(shop, sale.own))?.returns[0], 'the owner’s own').not.toHaveProperty('rideCost')
    await database.pool.query(`delete from order_returns where order_id <> $1`, [sale.order.id])
    expect(await sumRefunds(shop, { from: day, to: day })).toMatchObject({
      broken: 0,
      exchanges: 1,
      exchangeCost: 3_450,
    })
  })

  it('is exchanged for a candle of its leva, and what was missing before is not of the customer’s order', async () => {
    const sale = await arrived(1)
    const poured = await database.pool.query(
      `insert into batches (product_id, poured_on, ready_on, units, state, ended_at)
       select $1, date '2026-11-01' + day, date '2026-11-03' + day, units, 'ready', now() + day * interval '1 day'
       from (values (1, 2), (3, 1)) one(day, units) returning id`,
      [sale.product.id],
    )
    const [older, newer] = poured.rows.map(({ id }) => String(id))
    await sale.report([])
    await exchangeReturn(shop, { orderId: sale.order.id, returnId: (await sale.newest()).id, actor, day })
    const { rows } = await database.pool.query(
      'select batch_id, units, kind, order_id from batch_losses where batch_id = any($1) order by kind',
      [[older, newer]],
    )
    expect(rows).toEqual([
      { batch_id: older, units: 2, kind: 'counted', order_id: null },
      { batch_id: newer, units: 1, kind: 'replacement', order_id: sale.order.id },
    ])
  })

  it('is exchanged where a coupon had paid for all of it, and no money can be asked for or sent', async () => {
    const sale = await arrived(1)
    await makeFree(sale)
    expect(await sale.report([], { remedy: 'refund' })).toMatchObject({ code: 'nothing-to-give-back' })
    expect(await sale.report([])).toMatchObject({ ok: true })
    const { id: returnId, amount } = await sale.newest()
    expect(amount).toBe(0)
    const target = { orderId: sale.order.id, returnId, actor }
    expect(await refundReturn(shop, target)).toMatchObject({ code: 'nothing-to-give-back' })
    await database.db.transaction(async (tx) => {
      const order = await lockOrder(tx, target.orderId)
      if (order) await endSettledReturn(tx, order, shop.clock.now())
    })
    expect(await sale.newest(), 'other money that went back does not end it').toMatchObject({
      state: 'asked',
    })
    expect(await exchangeReturn(shop, { ...target, day })).toMatchObject({ ok: true })
    expect(await sale.newest()).toMatchObject({ state: 'exchanged' })
    expect(await loadStock(sale.product.id)).toBe(0)
  })

  it('is in the customer’s file, loses photographs and key in time, and everything personal with the account', async () => {
    const sale = await arrived()
    await sale.report([photo('caixa')])
    const target = { orderId: sale.order.id, returnId: (await sale.newest()).id, actor }
    await declineReturn(shop, { ...target, words: 'Olhamos.' })
    const [exportedOwnOrder] = await exportOwnOrders(shop, sale.buyer.id)
    expect(exportedOwnOrder?.returns).toMatchObject([{ returnKind: 'broken', customerWords: 'trincada' }])
    expect(exportedOwnOrder?.returns[0]?.photos[0]).toContain(
      `/problema/${sale.own.orderNumber}/foto/relato-`,
    )

    const end = (days: number) =>
      database.pool.query(
        `update order_returns set pix_key = coalesce(pix_key, 'ana@exemplo.com.br'), ended_at = $1::timestamptz - $2 * interval '1 day'
         where order_id = $3`,
        [shop.clock.now(), days, sale.order.id],
      )
    const remaining = async () =>
      (
        await database.pool.query(
          'select pix_key, cardinality(photos) as photos, reason, answer from order_returns where order_id = $1',
          [sale.order.id],
        )
      ).rows[0]
    await end(29)
    await forgetOldReturns(shop)
    expect(await remaining()).toMatchObject({ pix_key: 'ana@exemplo.com.br', photos: 1 })
    await end(179)
    await forgetOldReturns(shop)
    expect(await remaining()).toMatchObject({ pix_key: null, photos: 1 })
    await end(181)
    await forgetOldReturns(shop)
    expect(await remaining()).toMatchObject({ photos: 0, reason: 'trincada' })
    await database.db.transaction((tx) => forgetReturns(tx, sale.buyer.id))
    expect(await remaining()).toEqual({ pix_key: null, photos: 0, reason: '', answer: '' })
  })
})
