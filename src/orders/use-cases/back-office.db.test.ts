import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { type ExportFilter, exportOrders } from '#fulfilment/orders/use-cases/export-orders.ts'
import { listFindingsOfToday, listOpenFindings } from '#fulfilment/orders/use-cases/list-open-findings.ts'
import { loadAutomationStatus } from '#fulfilment/orders/use-cases/load-automation-status.ts'
import { loadPackingSlip } from '#fulfilment/orders/use-cases/load-packing-slip.ts'
import { resolveFinding } from '#fulfilment/orders/use-cases/resolve-finding.ts'
import { recordAutomationEvent } from '#platform/operations/automation-events.ts'
import { openCheckoutFixture } from '../../../tests/support/checkout-fixture.ts'
import { createTestDatabase } from '../../../tests/support/database.ts'
import { emptyTables } from '../../../tests/support/empty-tables.ts'
import { makeOrder, paymentsOfPlaced } from '../../../tests/support/make-orders.ts'
import { writtenOut } from '../../../tests/support/written-out.ts'
import { recordFinding } from './record-finding.ts'

const database = await createTestDatabase()
const fixture = await openCheckoutFixture(database)
const { shop } = fixture
afterAll(() => fixture.close())

const now = shop.clock.now()
const actor = { id: randomUUID(), name: 'Dona da Loja' }

beforeEach(async () => {
  await emptyTables(
    database.pool,
    'orders',
    'order_items',
    'stock_movements',
    'automation_events',
    'reconciliation_findings',
  )
})

describe('the panel of the automations', () => {
  it('is empty before anything happened', async () => {
    const idle = { state: 'idle', lastAt: null }
    expect(await loadAutomationStatus(shop)).toEqual({
      paymentWebhook: idle,
      notifications: idle,
      stockReduction: idle,
      environment: 'test',
      undelivered: 0,
    })
  })

  it('shows the last word of each, with its time', async () => {
    await recordAutomationEvent(shop, { name: 'payment-webhook', succeeded: true })
    await recordAutomationEvent(shop, { name: 'email', succeeded: true })
    await database.pool.query(
      "insert into stock_movements (change, reason, created_at) values (-1, 'hold', $1), (5, 'edit', $2)",
      [now, new Date(now.getTime() + 60_000)],
    )
    const working = { state: 'working', lastAt: now }
    expect(await loadAutomationStatus(shop)).toMatchObject({
      paymentWebhook: working,
      notifications: working,
      stockReduction: working,
    })
  })

  it('does not stay green while the confirmation webhook is dead, however well the mails go', async () => {
    await recordAutomationEvent(shop, { name: 'confirmation-webhook', succeeded: false, reason: '500' })
    await recordAutomationEvent(shop, { name: 'email', succeeded: true })
    expect(await loadAutomationStatus(shop)).toMatchObject({
      notifications: { state: 'failing', failing: ['confirmation-webhook'], lastAt: now },
      undelivered: 0,
    })
  })

  it('reports a failing notification channel and a mismatch in the stock ledger', async () => {
    await recordAutomationEvent(shop, { name: 'email', succeeded: true })
    await recordAutomationEvent(shop, { name: 'order-status-notification', succeeded: false, reason: '500' })
    await recordFinding(shop.db, { kind: 'stock-differs', subject: randomUUID(), details: {}, now })
    expect(await loadAutomationStatus(shop)).toMatchObject({
      notifications: { state: 'failing' },
      stockReduction: { state: 'failing' },
    })
  })
})

describe('problems that reconciliation could not fix', () => {
  it('leads to the order or the product it is about, until the owner has dealt with it', async () => {
    const [orderId, productId] = [randomUUID(), randomUUID()]
    const details = { reference: 'pay_1', amount: 12300, orderNumber: 'LC-AAAA-BBBB' }
    await recordFinding(shop.db, { kind: 'refund-refused', subject: orderId, details, now })
    await recordFinding(shop.db, {
      kind: 'stock-differs',
      subject: productId,
      details: { name: 'Jasmim', expected: 3, found: 4 },
      now: new Date(now.getTime() - 1000),
    })
    await recordFinding(shop.db, {
      kind: 'payment-without-order',
      subject: 'pay_2',
      details: { amount: 8990, orderId: randomUUID() },
      now: new Date(now.getTime() - 2000),
    })
    const findings = await listOpenFindings(shop)
    expect(findings).toMatchObject([
      { kind: 'refund-refused', orderId, about: 'LC-AAAA-BBBB', amount: 12300 },
      { kind: 'stock-differs', productId, orderId: null, about: 'Jasmim', amount: null },
      { kind: 'payment-without-order', orderId: null, about: 'pay_2', amount: 8990 },
    ])
    for (const kind of ['courier-off', 'stock-low'] as const)
      await recordFinding(shop.db, { kind, subject: randomUUID(), details: {}, now })
    const today = (await listFindingsOfToday(shop)).map(({ kind }) => kind)
    expect([today.includes('courier-off'), today.includes('stock-low')]).toEqual([true, false])
    const findingId = findings[0]?.id ?? ''
    expect(await resolveFinding(shop, { findingId, actor })).toMatchObject({ ok: true })
    expect(await listOpenFindings(shop)).toHaveLength(2)
    expect(await resolveFinding(shop, { findingId, actor })).toMatchObject({ code: 'finding-not-found' })
    expect(await resolveFinding(shop, { findingId: 'x', actor })).toMatchObject({ code: 'finding-not-found' })
  })
})

describe('the export for the accountant', () => {
  const everything: ExportFilter = { from: null, before: null, paymentStatuses: [] }

  async function exported(filter: Partial<ExportFilter> = {}) {
    const parts = []
    for await (const part of exportOrders(shop, { ...everything, ...filter })) parts.push(part)
    return parts
  }

  it('goes from the oldest to the newest, each order once, in parts', async () => {
    await database.pool.query(
      `with placed as (
         insert into orders (order_number, subtotal_amount, total_amount, customer_name, customer_email, shipping_address,
           attempt_key, session_id, payment_id, created_at)
         select 'N' || n, 1, 1, 'Ana', 'a@exemplo.com.br', '{}', 'a', 's' || n, gen_random_uuid(),
           '2026-10-01'::timestamptz + (n / 3) * interval '1 microsecond'
         from generate_series(1, 1100) n returning *)
       ${paymentsOfPlaced}`,
    )
    const parts = await exported()
    expect(parts.map((part) => part.length)).toEqual([500, 500, 100])
    const numbers = parts.flat().map(({ orderNumber }) => orderNumber)
    expect(new Set(numbers).size).toBe(1100)
    expect(Number(numbers[0]?.slice(1))).toBeLessThan(3)
  })

  it('includes only one month and the requested payments', async () => {
    await makeOrder(database, { createdAt: new Date('2026-10-31T23:00:00Z') })
    await makeOrder(database, { createdAt: new Date('2026-11-02T12:00:00Z'), paymentStatus: 'failed' })
    await makeOrder(database, { createdAt: new Date('2026-11-03T12:00:00Z'), shippingActualCost: 2600 })
    const [part] = await exported({
      from: new Date('2026-11-01T03:00:00Z'),
      before: new Date('2026-12-01T03:00:00Z'),
      paymentStatuses: ['paid', 'refunded'],
    })
    expect(part).toHaveLength(1)
    expect(part?.[0]).toMatchObject({
      totalAmount: 12234,
      shippingActualCost: 2600,
      items: [{ name: 'Lavanda & Camomila', quantity: 1, variantName: '180 g' }],
    })
  })

  it('is empty for a shop without orders', async () => {
    expect(await exported()).toEqual([])
  })
})

describe('the packing slip', () => {
  it('has what goes into the parcel, its images, and neither prices nor notes', async () => {
    await database.pool.query(
      "insert into image_records (url, width, height, alt) values ('/media/product-images/a.webp', 800, 1000, 'Vela') on conflict do nothing",
    )
    const { id } = await makeOrder(database, {
      notes: 'cliente chata',
      items: [{ productId: null, name: 'Jasmim', quantity: 2, image: '/media/product-images/a.webp' }],
    })
    const slip = await loadPackingSlip(shop, id)
    expect(slip).toMatchObject({
      contact: { name: 'Helena Martins' },
      items: [{ name: 'Jasmim', quantity: 2, imageInfo: { width: 800, height: 1000 } }],
    })
    expect(writtenOut(slip)).not.toMatch(/cliente chata|8990|unitPrice/)
    expect(await loadPackingSlip(shop, randomUUID())).toBeNull()
    expect(await loadPackingSlip(shop, 'x')).toBeNull()
  })

  it('has the code of each size, and so has the file of orders', async () => {
    const [sized, plain] = [
      await fixture.newCandle({ stock: 5, sizes: { '120 g': -3000, '180 g': 0 } }),
      await fixture.newCandle({ stock: 5 }),
    ]
    await database.pool.query(`update product_variants set sku = 'JAS-120' where id = $1`, [
      sized.sizes['120 g'],
    ])
    await database.pool.query(`update products set sku = 'PALO' where id = $1`, [plain.id])
    const items = [
      { productId: sized.id, variantId: sized.sizes['120 g'], name: 'Jasmim', size: '120 g', quantity: 1 },
      { productId: sized.id, variantId: sized.sizes['180 g'], name: 'Jasmim', quantity: 1 },
      { productId: plain.id, name: 'Palo Santo', size: null, quantity: 1 },
    ]
    const { id } = await makeOrder(database, { items })
    const codes = [
      ['120 g', 'JAS-120'],
      ['180 g', null],
      [null, 'PALO'],
    ]
    const slip = await loadPackingSlip(shop, id)
    expect(slip?.items.map(({ variantName, sku }) => [variantName, sku])).toEqual(codes)
    for await (const part of exportOrders(shop, { from: null, before: null, paymentStatuses: [] }))
      expect(
        part.find((order) => order.id === id)?.items.map(({ variantName, sku }) => [variantName, sku]),
      ).toEqual(codes)
  })
})
