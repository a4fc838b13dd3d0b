import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { drainOutbox } from '#app/jobs/drain-outbox.ts'
import { products, productVariants, stockMovements } from '#catalogue/products/schema.ts'
import { carrierAccounts } from '#delivery/carriers/schema.ts'
import { settingsFreteMotoboy } from '#delivery/freight/schema.ts'
import { resolveFinding } from '#fulfilment/orders/use-cases/resolve-finding.ts'
import { tasks } from '#office/notices/module.server.ts'
import { listNotices } from '#office/notices/use-cases/list-notices.ts'
import { loadNoticeSettings, saveNoticeSettings } from '#office/notices/use-cases/notice-settings.ts'
import { ownerOrderNotice } from '#orders/use-cases/order-notices.ts'
import { recordFinding } from '#orders/use-cases/record-finding.ts'
import { parseConfig } from '#platform/config/config.ts'
import { shopSettings } from '#platform/database/schema/settings.ts'
import { createTestDatabase } from '../../../../tests/support/database.ts'
import { openDeliveryShop } from '../../../../tests/support/delivery-shop.ts'
import { emptyTables } from '../../../../tests/support/empty-tables.ts'
import { makeOrder } from '../../../../tests/support/make-orders.ts'
import { emptyQueue } from '../../../../tests/support/message-queue.ts'

const database = await createTestDatabase()
const shop = await openDeliveryShop(database)
const actor = { id: randomUUID(), name: 'Clara Duarte' }
afterAll(() => shop.close())

beforeEach(async () => {
  await emptyQueue(database.db)
  await emptyTables(
    database.pool,
    'email_deliveries',
    'reconciliation_findings',
    'notice_settings',
    'owner_digest_orders',
    'orders',
    'products',
    'audit_entries',
    'settings_frete_motoboy',
    'shop_settings',
  )
  await database.db.delete(settingsFreteMotoboy)
  shop.mailer.received.length = 0
  shop.mailer.turns = []
})

const runTask = (name: string) => tasks.find((task) => task.name === name)?.run(shop)
const subjects = async () => {
  await drainOutbox(shop)
  return shop.mailer.received.map(({ to, subject }) => `${to}: ${subject.replaceAll('\u00a0', ' ')}`)
}
const openKinds = async () => (await listNotices(shop)).open.map(({ kind }) => kind)

async function choose(frequency: 'at-once' | 'hourly' | 'daily', email = 'clara@exemplo.com.br') {
  const { version } = await loadNoticeSettings(shop)
  expect(await saveNoticeSettings(shop, { frequency, email, version, actor })).toMatchObject({ ok: true })
}

async function sell(orderNumber: string) {
  const order = await makeOrder(database, { orderNumber })
  const notice = ownerOrderNotice(order, [], { takenBack: 0, gift: null })
  await shop.db.transaction((tx) => shop.outbox.enqueue(tx, notice))
}

async function addCandle(stockQuantity: number) {
  const name = 'Flor de Laranjeira'
  const candle = { name, slug: randomUUID(), price: 8990, stockQuantity, minStockLevel: 3 }
  const [row] = await database.db.insert(products).values(candle).returning({ id: products.id })
  return row?.id ?? ''
}

async function setStock(id: string, stockQuantity: number) {
  await database.db.update(products).set({ stockQuantity }).where(eq(products.id, id))
  await database.db.insert(stockMovements).values({ productId: id, change: 1, reason: 'edit' })
}

describe('a sale', () => {
  it('is mailed at once to the shop’s own address, as long as the owner chose nothing else', async () => {
    await sell('LC-1111-1111')
    expect(await subjects()).toEqual([`${shop.config.identity.email}: Pedido novo: LC-1111-1111, R$ 122,34`])
  })

  it('is emailed to the address that the owner entered, if the environment has none', async () => {
    const config = parseConfig({ SITE_URL: 'http://localhost:3000' })
    await database.db
      .insert(shopSettings)
      .values({ section: 'contact', values: { email: 'clara@velas.exemplo' } })
    await sell('LC-1111-1111')
    await drainOutbox({ ...shop, config })
    expect(shop.mailer.received).toMatchObject([
      { to: 'clara@velas.exemplo', sender: { replyTo: 'clara@velas.exemplo' } },
    ])
  })

  it('waits for the hour or the morning that the owner chose, and is emailed once', async () => {
    await choose('hourly')
    await sell('LC-1111-1111')
    await sell('LC-2222-2222')
    await runTask('mail-owner-daily')
    expect(await subjects()).toEqual([])
    await runTask('mail-owner-hourly')
    expect(await subjects()).toEqual(['clara@exemplo.com.br: 2 pedidos pagos'])
    await runTask('mail-owner-hourly')
    expect(await subjects()).toHaveLength(1)
  })

  it('is not forgotten in a digest that the owner no longer wants', async () => {
    await choose('daily')
    await sell('LC-1111-1111')
    await drainOutbox(shop)
    await choose('at-once')
    await runTask('tell-owner')
    expect(await subjects()).toEqual(['clara@exemplo.com.br: 1 pedido pago'])
  })
})

describe('a state that lasts', () => {
  it('is reported when it begins, stays dismissed while it lasts, and ends automatically', async () => {
    const id = await addCandle(3)
    await runTask('tell-owner')
    await runTask('tell-owner')
    expect(await subjects()).toEqual([expect.stringContaining('Flor de Laranjeira: restam 3 unidades')])
    const [notice] = (await listNotices(shop)).open
    expect(notice).toMatchObject({ kind: 'stock-low', productId: id, left: 3 })
    await resolveFinding(shop, { findingId: notice?.id ?? '', resolution: 'dismissed', actor })
    await runTask('tell-owner')
    expect(await listNotices(shop)).toEqual({ open: [], ended: [] })

    await setStock(id, 10)
    await runTask('tell-owner')
    await setStock(id, 0)
    await runTask('tell-owner')
    expect(await openKinds()).toEqual(['stock-low'])
    expect(await subjects()).toHaveLength(1)
    await setStock(id, 10)
    await runTask('tell-owner')
    expect(await listNotices(shop)).toMatchObject({ open: [], ended: [{ kind: 'stock-low' }] })
  })

  it('is reported for each size by name', async () => {
    const id = await addCandle(0)
    const sizes = [
      ['120 g', 2],
      ['180 g', 30],
      ['320 g', 0],
    ] as const
    for (const [name, stockQuantity] of sizes)
      await database.db
        .insert(productVariants)
        .values({ productId: id, name, stockQuantity, minStockLevel: 3 })
    await runTask('tell-owner')
    expect(await subjects()).toEqual([
      expect.stringContaining('Flor de Laranjeira, 120 g: restam 2 unidades'),
    ])
    expect((await listNotices(shop)).open).toMatchObject([{ kind: 'stock-low', productId: id, left: 2 }])
    await database.db
      .update(productVariants)
      .set({ stockQuantity: 9 })
      .where(eq(productVariants.name, '120 g'))
    await runTask('tell-owner')
    expect(await listNotices(shop)).toMatchObject({
      open: [],
      ended: [{ about: 'Flor de Laranjeira, 120 g' }],
    })
  })

  it('starts after the first units of a shelf: a new candle is not sold out', async () => {
    const id = await addCandle(0)
    await runTask('tell-owner')
    expect(await openKinds()).toEqual([])
    await setStock(id, 10)
    await setStock(id, 0)
    await runTask('tell-owner')
    expect(await subjects()).toEqual([expect.stringContaining('Flor de Laranjeira acabou')])
  })

  it('a Pix to the owner’s own key asks until the order no longer waits for it', async () => {
    const waiting = {
      status: 'pending',
      paymentStatus: 'pending',
      paymentMethod: 'pix',
      paymentProvider: 'pix-key',
      paymentReference: 'pix-of-the-cart',
      stockHeld: true,
      holdExpiresAt: new Date('2026-11-12T19:00:00Z'),
    } as const
    const order = await makeOrder(database, waiting)
    await makeOrder(database, { ...waiting, paymentReference: null })
    await runTask('tell-owner')
    expect((await listNotices(shop)).open).toMatchObject([
      { kind: 'pix-to-confirm', orderId: order.id, about: order.orderNumber, amount: order.totalAmount },
    ])
    await database.pool.query('update orders set hold_expires_at = null')
    await runTask('tell-owner')
    expect(await openKinds()).toEqual([])
  })

  it('a courier counts as switched off after a day', async () => {
    await database.db.insert(settingsFreteMotoboy).values({
      enabled: false,
      origemAddress: 'Rua Harmonia, 500',
      basePrice: 1200,
      tier1Rate: 220,
      tier2Rate: 200,
      tier3Rate: 180,
      tier4Rate: 160,
      peakStartTime: '17:00',
      peakEndTime: '20:00',
      updatedAt: new Date(shop.clock.now().getTime() - 23 * 60 * 60_000),
    })
    await runTask('tell-owner')
    expect(await openKinds()).toEqual([])
    shop.passSeconds(60 * 60)
    await runTask('tell-owner')
    expect(await openKinds()).toEqual(['courier-off'])
  })

  it('a pause of the courier asks after a day, unless it has a last day', async () => {
    const updatedAt = new Date(shop.clock.now().getTime() - 23 * 60 * 60_000)
    const pause = (until: string) =>
      database.db
        .insert(shopSettings)
        .values({ section: 'courierPause', values: { selling: 'arranged', until }, updatedAt })
        .onConflictDoUpdate({
          target: shopSettings.section,
          set: { values: { selling: 'arranged', until }, updatedAt },
        })
    await pause('')
    await runTask('tell-owner')
    expect(await openKinds()).toEqual([])
    shop.passSeconds(60 * 60)
    await runTask('tell-owner')
    expect(await openKinds()).toEqual(['courier-paused'])
    await pause('2026-12-24')
    await runTask('tell-owner')
    expect(await openKinds()).toEqual([])
  })

  it('an account for labels that is away for an hour asks, until it answers', async () => {
    const failingSince = new Date(shop.clock.now().getTime() - 59 * 60_000)
    const account = { provider: 'melhor-envio', sealedTokens: 'sealed', failure: 'unavailable' } as const
    await database.db.insert(carrierAccounts).values({ ...account, failingSince })
    await runTask('tell-owner')
    expect(await openKinds()).toEqual([])
    shop.passSeconds(60)
    await runTask('tell-owner')
    expect(await openKinds()).toEqual(['carrier-away'])
    await database.db.update(carrierAccounts).set({ failingSince: null })
    await runTask('tell-owner')
    expect(await openKinds()).toEqual([])
    await database.db.delete(carrierAccounts)
  })

  it('a mail that was rejected asks, with its order, until it has left', async () => {
    const order = await makeOrder(database)
    const key = `order-confirmation:${order.id}`
    const email = {
      type: 'welcome',
      to: 'helena@exemplo.con',
      data: { customerName: 'H', customerEmail: 'h' },
    } as const
    shop.mailer.turns = ['rejected']
    await shop.db.transaction((tx) => shop.outbox.enqueue(tx, { name: 'send-email', key, email }))
    await drainOutbox(shop)
    await runTask('tell-owner')
    const [notice] = (await listNotices(shop)).open
    expect(notice).toMatchObject({ kind: 'mail-undelivered', orderId: order.id, message: key })
    expect(await shop.outbox.redeliver(notice?.jobId ?? '')).toBe(true)
    await drainOutbox(shop)
    await runTask('tell-owner')
    expect(await openKinds()).toEqual([])
  })
})

it('each event is emailed once, in the digest with the sales', async () => {
  await choose('hourly')
  await sell('LC-1111-1111')
  await drainOutbox(shop)
  const now = shop.clock.now()
  await recordFinding(shop.db, {
    kind: 'payment-disputed',
    subject: 'pay_1',
    details: { reference: 'pay_1' },
    now,
  })
  await runTask('tell-owner')
  expect(await subjects()).toEqual([])
  await runTask('mail-owner-hourly')
  await runTask('mail-owner-hourly')
  expect(await subjects()).toEqual(['clara@exemplo.com.br: 1 pedido pago e 1 aviso'])
})

it('the owner’s preference is not overwritten from another window, and must be an address', async () => {
  await choose('hourly')
  const stale = { frequency: 'daily', email: 'clara@exemplo.com.br', version: 0, actor } as const
  expect(await saveNoticeSettings(shop, stale)).toMatchObject({ code: 'changed-meanwhile' })
  expect(await saveNoticeSettings(shop, { ...stale, email: 'clara', version: 1 })).toMatchObject({
    code: 'invalid-email',
  })
  expect(await loadNoticeSettings(shop)).toMatchObject({ frequency: 'hourly', version: 1 })
})
