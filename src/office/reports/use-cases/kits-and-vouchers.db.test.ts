import { randomUUID } from 'node:crypto'
import { afterAll, expect, it } from 'vitest'
import type { CheckoutRequest } from '#checkout/purchase/use-cases/checkout-request.ts'
import { resumeCheckout } from '#checkout/purchase/use-cases/resume-checkout.ts'
import { startCheckout } from '#checkout/purchase/use-cases/start-checkout.ts'
import { buyVoucher } from '#checkout/vouchers/use-cases/buy-voucher.ts'
import { refundOrder } from '#fulfilment/refunds/use-cases/refund-order.ts'
import { refundPartOfOrder } from '#fulfilment/refunds/use-cases/refund-part-of-order.ts'
import { paidIn, vouchersOpenBefore } from '#office/reports/domain.ts'
import { readReportSpan } from '#orders/domain/report-span.ts'
import { correctVoucher } from '#orders/vouchers/use-cases/change-voucher.ts'
import { issueByHand } from '#orders/vouchers/use-cases/issue-by-hand.ts'
import { sumOpenVouchers } from '#orders/vouchers/use-cases/list-vouchers.ts'
import { acceptPaymentWebhook } from '#payments/use-cases/accept-payment-webhook.ts'
import { expireHolds } from '#payments/use-cases/expire-holds.ts'
import { runProviderActions } from '#payments/use-cases/provider-actions.ts'
import { unnamedRequest } from '#platform/operations/request-answers.ts'
import { saveSettings } from '#settings/use-cases/save-settings.ts'
import { auditBooks } from '../../../../tests/support/audit-shop.ts'
import { openCheckoutFixture } from '../../../../tests/support/checkout-fixture.ts'
import { createTestDatabase } from '../../../../tests/support/database.ts'
import { listKits } from './list-kits.ts'
import { loadReport } from './load-report.ts'
import { listVoucherMoves } from './sum-vouchers.ts'

const database = await createTestDatabase()
const fixture = await openCheckoutFixture(database)
const { shop } = fixture
const actor = { id: randomUUID(), name: 'Dona' }
afterAll(async () => {
  expect(await auditBooks(database.pool)).toEqual([])
  await fixture.close()
  await database.close()
})

const month = (name: string) =>
  readReportSpan(new URLSearchParams(`month=${name}`), new Date('2027-02-28T12:00:00Z'))
const moveTo = (instant: string) =>
  fixture.passMinutes((Date.parse(instant) - shop.clock.now().getTime()) / 60_000)

async function open(userId: string, changes: Partial<CheckoutRequest> = {}) {
  const startedCheckout = await startCheckout(shop, await fixture.requestFor(userId, changes))
  if (!startedCheckout.ok) throw new Error(startedCheckout.code)
  return startedCheckout.value
}

async function pay({ clientSecret, orderId }: { clientSecret: string; orderId: string }) {
  await fixture.pay(clientSecret)
  for (const webhook of await fixture.takeWebhooks()) await acceptPaymentWebhook(shop, webhook)
  return orderId
}

const listItems = async (orderId: string): Promise<{ id: string }[]> =>
  (await database.pool.query('select id from order_items where order_id = $1 order by position', [orderId]))
    .rows

it('shows revenue and cost of kits, counting each candle once', async () => {
  const candles = [
    await fixture.newCandle({ stock: 30, price: 4990 }),
    await fixture.newCandle({ stock: 30, price: 7000 }),
  ] as const
  for (const { id } of candles)
    await database.pool.query('update products set cost = 12.34 where id = $1', [id])
  const parts = candles.map(({ id }) => ({ productId: id }))
  const kit = await fixture.newKit({ price: 9999, name: 'Dupla', parts })
  const buy = async (kits: number, singles: number) => {
    const { id } = await fixture.newCustomer()
    await fixture.putInCart(id, kit.id, kits)
    if (singles > 0) await fixture.putInCart(id, candles[0].id, singles)
    return pay(await open(id))
  }
  await buy(2, 3)
  const refunded = await buy(1, 1)
  await refundOrder(shop, { orderId: refunded, actor })
  const inPart = await buy(2, 1)
  const [, second] = await listItems(inPart)
  const lines = [{ itemId: second?.id ?? '', quantity: 1 }]
  const part = { request: { lines, freight: 0 }, restock: false, reason: 'quebrou' }
  expect(await refundPartOfOrder(shop, { orderId: inPart, actor, part })).toMatchObject({ ok: true })
  await database.pool.query(`update orders set paid_at = '2026-12-01T02:59:59Z' where id = $1`, [inPart])
  const { clientSecret, orderId } = await open(await customerWith(kit.id))
  await pay({ clientSecret, orderId })
  await database.pool.query(`update orders set paid_at = '2026-12-01T03:00:00Z' where id = $1`, [orderId])

  const { kits, sold, sums } = await loadReport(shop, month('2026-11'))
  expect(kits).toMatchObject([{ productId: kit.id, name: 'Dupla', kits: 4, units: 7 }])
  const { rows } = await database.pool.query<{ kit: boolean; units: number; revenue: number; cost: number }>(`
    select i.kit is not null as kit, sum(i.quantity - back.units)::int as units,
      (sum((i.quantity - back.units) * i.unit_price) * 100)::int as revenue,
      (sum((i.quantity - back.units) * i.unit_cost) * 100)::int as cost
    from orders o join order_items i on i.order_id = o.id
    cross join lateral (select coalesce(sum((line->>'quantity')::int), 0)::int as units
      from refunds r, jsonb_array_elements(r.lines) line where (line->>'itemId')::uuid = i.id) back
    where o.payment_status = 'paid' and o.paid_at < '2026-12-01T03:00:00Z' group by 1 order by 1`)
  const [single, inKits] = rows
  expect(kits[0]).toMatchObject({ units: inKits?.units, revenue: inKits?.revenue, cost: inKits?.cost })
  expect(sold.total).toMatchObject({
    units: 7 + (single?.units ?? 0),
    revenue: (kits[0]?.revenue ?? 0) + (single?.revenue ?? 0),
    cost: (kits[0]?.cost ?? 0) + (single?.cost ?? 0),
  })
  expect(sums.units).toBe(sold.total.units)
  expect(await listKits(shop, month('2026-12'))).toMatchObject([{ kits: 1, units: 2, revenue: 9999 }])
  await database.pool.query('delete from products where id = $1', [kit.id])
  expect(await listKits(shop, month('2026-12'))).toMatchObject([{ productId: null, name: 'Dupla' }])
})

async function customerWith(productId: string): Promise<string> {
  const { id } = await fixture.newCustomer()
  await fixture.putInCart(id, productId, 1)
  return id
}

it('shows vouchers issued, spent on the day of sale and refunded, and the balance at the end of a month', async () => {
  const values = { offered: 'yes', step1: '90', step2: '', step3: '', least: '50', most: '500' }
  await saveSettings(shop, { edits: [{ section: 'vouchers', typed: values, version: 0 }], actor })
  const draft = {
    amount: 15000,
    giver: { name: 'Helena', email: 'helena@exemplo.com.br' },
    receiverName: 'Mãe',
    receiverEmail: null,
    message: '',
    sendOn: null,
  }
  await buyVoucher(shop, { request: unnamedRequest, draft, userId: null, clientAddress: '203.0.113.1' })
  const { rows } = await database.pool.query("select id from orders where origin = 'voucher'")
  const resumed = await resumeCheckout(shop, { linkedOrderId: rows[0].id, paymentMethod: 'card' })
  if (!resumed.ok) throw new Error(resumed.code)
  await pay({ clientSecret: resumed.value.clientSecret, orderId: rows[0].id })
  const issued = await issueByHand(shop, { amount: 20000, receiverName: 'Ana', reason: 'sorteio', actor })
  if (!issued.ok) throw new Error(issued.code)
  const { voucherId } = issued.value
  const candle = await fixture.newCandle({ stock: 9, price: 30000 })

  // Opened in the last minutes of November and paid in the first of December.
  moveTo('2026-12-01T02:50:00Z')
  const order = await open(await customerWith(candle.id), { voucherId })
  const heldReport = await loadReport(shop, month('2026-11'))
  moveTo('2026-12-01T03:10:00Z')
  await pay(order)
  const half = { request: { amount: order.totalAmount + 5000 }, restock: false, reason: 'quebrou' }
  moveTo('2027-01-01T02:59:00Z')
  expect(await refundPartOfOrder(shop, { orderId: order.orderId, actor, part: half })).toMatchObject({
    ok: true,
  })
  moveTo('2027-01-02T12:00:00Z')
  await correctVoucher(shop, { voucherId, amount: -1000, reason: 'engano', actor })
  await open(await customerWith(candle.id), { voucherId })
  moveTo('2027-01-02T15:00:00Z')
  await expireHolds(shop)

  const [november, december, january] = await Promise.all(
    ['2026-11', '2026-12', '2027-01'].map((name) => loadReport(shop, month(name))),
  )
  const noMoves = { vouchersBought: 0, vouchersByHand: 0, vouchersSpent: 0, vouchersGivenBack: 0 }
  const inNovember = { ...noMoves, vouchersBought: 15000, vouchersByHand: 20000, vouchersOpen: 35000 }
  expect(november?.sums).toMatchObject({ ...inNovember, orders: 3 })
  expect(heldReport.sums, 'what waits for its payment is still open').toMatchObject(inNovember)
  expect(december?.sums).toMatchObject({
    ...noMoves,
    orders: 2,
    vouchersSpent: 20000,
    vouchersGivenBack: 5000,
    vouchersOpen: 20000,
  })
  const byVoucher = december?.days.paid.reduce((sum, day) => sum + day.byVoucher, 0)
  expect(byVoucher, 'as a way of payment, before what went back').toBe(20000)
  expect(january?.sums).toMatchObject({ ...noMoves, vouchersCorrected: -1000, vouchersOpen: 19000 })
  for (const [before, after] of [
    [november, december],
    [december, january],
  ] as const)
    expect(after && vouchersOpenBefore(after.sums)).toBe(before?.sums.vouchersOpen)
  expect(await sumOpenVouchers(shop)).toBe(january?.sums.vouchersOpen)
  const moves = await listVoucherMoves(shop, month('2026-12'))
  expect(moves.map(({ day, kind, amount }) => [day, kind, amount])).toEqual([
    ['2026-12-01', 'spent', -20000],
    ['2026-12-31', 'given-back', 5000],
  ])
})

it('counts nothing of a voucher that was gone when its order was paid', async () => {
  moveTo('2027-02-03T12:00:00Z')
  const issued = await issueByHand(shop, { amount: 20000, receiverName: 'Ana', reason: 'sorteio', actor })
  if (!issued.ok) throw new Error(issued.code)
  const { voucherId } = issued.value
  const candle = await fixture.newCandle({ stock: 9, price: 30000 })
  const late = await open(await customerWith(candle.id), { voucherId })
  moveTo('2027-02-03T13:00:00Z')
  fixture.faults.set('cancel', 'unavailable')
  await expireHolds(shop)
  fixture.faults.clear()
  await correctVoucher(shop, { voucherId, amount: -20000, reason: 'engano', actor })
  const isRefundedBy = async (state: string) =>
    expect(await fixture.orderOf(late.orderId)).toMatchObject({ payment_status: state })
  fixture.faults.set('refund', 'unavailable')
  await pay(late)
  await isRefundedBy('paid')
  const owedReport = await loadReport(shop, month('2027-02'))
  expect(paidIn(owedReport.sums) - owedReport.sums.refunds, 'only the money that is still here').toBe(
    late.totalAmount,
  )
  expect(owedReport.sums).toMatchObject({ vouchersSpent: 20000, vouchersGivenBack: 20000 })
  fixture.faults.clear()
  moveTo('2027-02-04T12:00:00Z')
  await runProviderActions(shop)
  await isRefundedBy('refunded')
  const { sums } = await loadReport(shop, month('2027-02'))
  expect(paidIn(sums) - sums.refunds).toBe(0)
  expect(sums).toMatchObject({ vouchersSpent: 20000, vouchersGivenBack: 20000, vouchersByHand: 20000 })
  expect(vouchersOpenBefore(sums)).toBe((await loadReport(shop, month('2027-01'))).sums.vouchersOpen)
})
