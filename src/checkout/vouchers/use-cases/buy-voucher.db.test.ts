import { randomUUID } from 'node:crypto'
import { afterAll, expect, it } from 'vitest'
import { resumeCheckout } from '#checkout/purchase/use-cases/resume-checkout.ts'
import { forgetLockedIdentities } from '#customers/privacy/use-cases/forget-identities.ts'
import { listOpenFindings } from '#fulfilment/orders/use-cases/list-open-findings.ts'
import { loadPackingSlip } from '#fulfilment/orders/use-cases/load-packing-slip.ts'
import { loadOrderLink } from '#fulfilment/orders/use-cases/manual/load-order-link.ts'
import { refundOrder } from '#fulfilment/refunds/use-cases/refund-order.ts'
import { refundPartOfOrder } from '#fulfilment/refunds/use-cases/refund-part-of-order.ts'
import type { VoucherLetter } from '#orders/vouchers/domain/voucher-draft.ts'
import { exportVouchers } from '#orders/vouchers/personal-data.ts'
import { loadBoughtVoucher, resendVoucher } from '#orders/vouchers/use-cases/bought-voucher.ts'
import { changeBoughtVoucher } from '#orders/vouchers/use-cases/change-bought-voucher.ts'
import { setVoucherBlocked } from '#orders/vouchers/use-cases/change-voucher.ts'
import { issueByHand } from '#orders/vouchers/use-cases/issue-by-hand.ts'
import { sendDueVouchers } from '#orders/vouchers/use-cases/send-due-vouchers.ts'
import { loadBalance } from '#orders/vouchers/use-cases/voucher-ledger.ts'
import { acceptPaymentWebhook } from '#payments/use-cases/accept-payment-webhook.ts'
import { runProviderActions } from '#payments/use-cases/provider-actions.ts'
import { addDays } from '#platform/domain/calendar.ts'
import { isoDay } from '#platform/domain/sao-paulo-time.ts'
import { unnamedRequest } from '#platform/operations/request-answers.ts'
import { saveSettings } from '#settings/use-cases/save-settings.ts'
import { auditBooks } from '../../../../tests/support/audit-shop.ts'
import { openCheckoutFixture } from '../../../../tests/support/checkout-fixture.ts'
import { createTestDatabase } from '../../../../tests/support/database.ts'
import { emailsInQueue } from '../../../../tests/support/message-queue.ts'
import { buyVoucher } from './buy-voucher.ts'

const database = await createTestDatabase()
const fixture = await openCheckoutFixture(database, { PIX_DISCOUNT_PERCENT: '5' })
const { shop } = fixture
const actor = { id: randomUUID(), name: 'Dona' }
afterAll(async () => {
  expect(await auditBooks(database.pool)).toEqual([])
  await fixture.close()
  await database.close()
})

const draft = {
  amount: 15000,
  giver: { name: 'Helena', email: 'helena@exemplo.com.br' },
  receiverName: 'Mãe',
  receiverEmail: 'mae@exemplo.com.br',
  message: 'Desta vez quem escolhe é você.',
  sendOn: null as string | null,
}
const buy = (key: string, changes: Partial<typeof draft> = {}) =>
  buyVoucher(shop, {
    request: { requestKey: key, userId: null },
    draft: { ...draft, ...changes },
    userId: null,
    clientAddress: '203.0.113.1',
  })

it('is sold only where the owner offers it', async () => {
  expect(await buy(randomUUID())).toMatchObject({ ok: false, code: 'vouchers-not-offered' })
})

it('is issued with its payment, once, mailed on its day, sent again by its giver, and given back whole', async () => {
  const values = { offered: 'yes', step1: '90', step2: '', step3: '', least: '50', most: '500' }
  const saved = await saveSettings(shop, {
    edits: [{ section: 'vouchers', typed: values, version: 0 }],
    actor,
  })
  expect(saved).toMatchObject({ ok: true })
  const key = randomUUID()
  const [first, second] = [await buy(key), await buy(key)]
  expect(first).toMatchObject({ ok: true })
  expect(second).toEqual(first)
  const { rows } = await database.pool.query("select * from orders where origin = 'voucher'")
  expect(rows).toHaveLength(1)
  const linked = { linkedOrderId: String(rows[0].id) }
  expect(await loadBoughtVoucher(shop, linked)).toBeNull()
  expect(await loadOrderLink(shop, linked.linkedOrderId)).toMatchObject({ paymentStatus: 'pending' })

  const opened = await resumeCheckout(shop, { ...linked, paymentMethod: 'card' })
  if (!opened.ok) throw new Error(opened.code)
  expect(opened.value.totalAmount).toBe(15000)
  await fixture.pay(opened.value.clientSecret)
  const webhooks = await fixture.takeWebhooks()
  for (const webhook of [...webhooks, ...webhooks]) await acceptPaymentWebhook(shop, webhook)

  expect(await loadPackingSlip(shop, linked.linkedOrderId), 'nothing to pack').toBeNull()
  expect(await fixture.orderOf(linked.linkedOrderId)).toMatchObject({
    status: 'delivered',
    payment_status: 'paid',
  })
  expect(await loadOrderLink(shop, linked.linkedOrderId), "the code is the giver's").toBeNull()
  const bought = await loadBoughtVoucher(shop, linked)
  expect(bought).toMatchObject({ amount: 15000, isBlocked: false })
  expect(bought?.code).toMatch(/^([A-Z2-9]{4}-){3}[A-Z2-9]{4}$/)
  expect(bought?.sentAt).not.toBeNull()
  expect(await resendVoucher(shop, linked)).toMatchObject({ ok: true })
  const [voucher] = (await database.pool.query('select id from vouchers')).rows
  expect(await loadBalance(shop.db, voucher.id)).toBe(15000)
  const stored = JSON.stringify((await database.pool.query('select * from vouchers')).rows)
  expect(stored).not.toContain(bought?.code?.replaceAll('-', ''))

  expect(await refundOrder(shop, { orderId: linked.linkedOrderId, actor })).toMatchObject({ ok: true })
  for (const webhook of await fixture.takeWebhooks()) await acceptPaymentWebhook(shop, webhook)
  expect(await loadBalance(shop.db, voucher.id)).toBe(0)
  expect(await loadBoughtVoucher(shop, linked)).toMatchObject({ isBlocked: true, code: null })
})

async function paidVoucher(changes: Partial<typeof draft> = {}) {
  const order = await buy(randomUUID(), changes)
  if (!order.ok) throw new Error(order.code)
  const { rows } = await database.pool.query(
    'select o.id, v.id as "voucherId" from orders o join vouchers v on v.order_id = o.id where order_number = $1',
    [order.value.orderNumber],
  )
  const { id: orderId, voucherId } = rows[0]
  const opened = await resumeCheckout(shop, { linkedOrderId: orderId, paymentMethod: 'card' })
  if (!opened.ok) throw new Error(opened.code)
  await fixture.pay(opened.value.clientSecret)
  await deliver()
  const reference = String((await fixture.orderOf(orderId)).payment_reference)
  return { orderId: String(orderId), voucherId: String(voucherId), reference }
}
const deliver = async () => {
  for (const webhook of await fixture.takeWebhooks()) await acceptPaymentWebhook(shop, webhook)
}

it('is given back again after the bank sent its refund back', async () => {
  const { orderId, voucherId, reference } = await paidVoucher()
  expect(await refundOrder(shop, { orderId, actor })).toMatchObject({ ok: true })
  await fixture.payments.failRefund(reference, { key: `refund:${orderId}`, amount: 15000 })
  await deliver()
  expect(await fixture.orderOf(orderId)).toMatchObject({ payment_status: 'paid', refunded_amount: '0.00' })
  expect(await refundOrder(shop, { orderId, actor })).toMatchObject({ ok: true, value: { refunded: 'now' } })
  expect(await fixture.orderOf(orderId)).toMatchObject({ payment_status: 'refunded' })
  expect(await loadBalance(shop.db, voucherId)).toBe(0)
})

it('is blocked while its refund is pending, and opens again if the provider refuses it for good', async () => {
  const { orderId, voucherId, reference } = await paidVoucher()
  const loadState = async () =>
    (await database.pool.query('select state from vouchers where id = $1', [voucherId])).rows[0].state
  const unblock = () => setVoucherBlocked(shop, { voucherId, isBlocked: false, reason: 'engano', actor })
  fixture.faults.set('refund', 'unavailable')
  expect(await refundOrder(shop, { orderId, actor })).toMatchObject({ value: { refunded: 'later' } })
  expect(await unblock()).toMatchObject({ ok: false, code: 'purchase-given-back' })
  fixture.faults.clear()
  const setStatus = (status: string) =>
    database.pool.query('update offline_payments set status = $2 where reference = $1', [reference, status])
  await setStatus('cancelled')
  await runProviderActions(shop)
  expect(await loadState()).toBe('active')
  await setVoucherBlocked(shop, { voucherId, isBlocked: true, reason: 'perdido', actor })
  const part = { request: 'rest' as const, restock: false, reason: '' }
  expect(await refundPartOfOrder(shop, { orderId, actor, part })).toMatchObject({ code: 'not-refundable' })
  expect(await loadState()).toBe('blocked')
  await setStatus('paid')
  expect(await refundOrder(shop, { orderId, actor })).toMatchObject({ value: { refunded: 'now' } })
  expect(await unblock()).toMatchObject({ ok: false, code: 'purchase-given-back' })
})

it('is worth less by what went back in the panel of the provider, once', async () => {
  const { orderId, voucherId, reference } = await paidVoucher()
  await fixture.payments.refund(reference, { amount: 5000, idempotencyKey: 'panel' })
  const webhooks = await fixture.takeWebhooks()
  for (const webhook of [...webhooks, ...webhooks]) await acceptPaymentWebhook(shop, webhook)
  expect(await loadBalance(shop.db, voucherId)).toBe(10000)
  const part = { request: 'rest' as const, restock: false, reason: '' }
  expect(await refundPartOfOrder(shop, { orderId, actor, part })).toMatchObject({
    value: { refunded: 'now' },
  })
  expect(await loadBalance(shop.db, voucherId)).toBe(0)
})

it("is worth less by what its giver's bank took, and nothing once that is all of it", async () => {
  const { orderId, voucherId, reference } = await paidVoucher()
  await fixture.loseDispute({ reference, dispute: 'in-part', amount: 5000 })
  expect(await loadBalance(shop.db, voucherId)).toBe(10000)
  expect(await loadBoughtVoucher(shop, { linkedOrderId: orderId })).toMatchObject({ isBlocked: false })
  for (const _again of [1, 2]) await fixture.loseDispute({ reference, dispute: 'rest', amount: 10000 })
  expect(await loadBalance(shop.db, voucherId)).toBe(0)
  expect(await fixture.orderOf(orderId)).toMatchObject({ payment_status: 'refunded' })
  expect(
    await setVoucherBlocked(shop, { voucherId, isBlocked: false, reason: 'engano', actor }),
  ).toMatchObject({ code: 'purchase-given-back' })
  const [finding] = await listOpenFindings(shop, orderId)
  expect(finding).toMatchObject({ kind: 'dispute-lost', isOfVoucher: true })
})

it('waits for the morning of its day', async () => {
  const today = shop.clock.now()
  const sendOn = new Date(today.getTime() + 2 * 24 * 3_600_000).toISOString().slice(0, 10)
  const order = await buy(randomUUID(), { sendOn })
  if (!order.ok) throw new Error(order.code)
  const { rows } = await database.pool.query('select id from orders where order_number = $1', [
    order.value.orderNumber,
  ])
  const linked = { linkedOrderId: String(rows[0].id) }
  const opened = await resumeCheckout(shop, { ...linked, paymentMethod: 'card' })
  if (!opened.ok) throw new Error(opened.code)
  await fixture.pay(opened.value.clientSecret)
  for (const webhook of await fixture.takeWebhooks()) await acceptPaymentWebhook(shop, webhook)
  await sendDueVouchers(shop)
  expect(await loadBoughtVoucher(shop, linked)).toMatchObject({ sentAt: null })
  expect(await resendVoucher(shop, linked)).toMatchObject({ code: 'not-sendable' })
  fixture.passMinutes(4 * 24 * 60)
  await sendDueVouchers(shop)
  expect((await loadBoughtVoucher(shop, linked))?.sentAt).not.toBeNull()
})

it('is changed by its giver until it was sent, by one page at a time', async () => {
  const today = isoDay(shop.clock.now())
  const { orderId, voucherId } = await paidVoucher({ sendOn: addDays(today, 3) })
  const linked = { linkedOrderId: orderId }
  const letter = {
    receiverName: 'Tia',
    receiverEmail: 'tia@exemplo.com.br',
    message: 'Mudei de ideia.',
    sendOn: addDays(today, 5),
  }
  const versionNow = async () => (await loadBoughtVoucher(shop, linked))?.version ?? ''
  const change = (version: string, changes: Partial<VoucherLetter> = {}) =>
    changeBoughtVoucher(shop, { ...linked, version, letter: { ...letter, ...changes } })

  const seen = await versionNow()
  expect(await change(seen, { receiverEmail: 'tia@' })).toMatchObject({ code: 'receiver-email' })
  expect(await change(seen, { sendOn: addDays(today, -1) })).toMatchObject({ code: 'day-not-possible' })
  expect(await change(seen)).toMatchObject({ ok: true, value: { isSent: false } })
  const after = await versionNow()
  expect(await change(seen, { receiverName: 'Vó' })).toMatchObject({
    code: 'changed-meanwhile',
    details: { version: after },
  })
  expect(await loadBoughtVoucher(shop, linked)).toMatchObject({ ...letter, sentAt: null })

  expect(await change(after, { sendOn: null })).toMatchObject({ ok: true, value: { isSent: true } })
  expect((await loadBoughtVoucher(shop, linked))?.sentAt).not.toBeNull()
  const mails = await emailsInQueue(shop.db, `voucher:${voucherId}:%`)
  expect(mails.map(({ to }) => to)).toEqual(['tia@exemplo.com.br'])
  expect(await change(await versionNow())).toMatchObject({ code: 'already-sent' })
})

it('does not change while the voucher is blocked', async () => {
  const { orderId, voucherId } = await paidVoucher({ sendOn: addDays(isoDay(shop.clock.now()), 3) })
  await setVoucherBlocked(shop, { voucherId, isBlocked: true, reason: 'perdido', actor })
  const { receiverName, receiverEmail, message, sendOn } = draft
  const letter = { receiverName, receiverEmail, message, sendOn }
  const version = (await loadBoughtVoucher(shop, { linkedOrderId: orderId }))?.version ?? ''
  expect(await changeBoughtVoucher(shop, { linkedOrderId: orderId, version, letter })).toMatchObject({
    code: 'not-changeable',
  })
})

it('is set aside with a finding where its code cannot be shown any more', async () => {
  const issued = await issueByHand(shop, { amount: 5000, receiverName: 'Mãe', reason: 'sorteio', actor })
  if (!issued.ok) throw new Error(issued.code)
  const { voucherId } = issued.value
  await database.pool.query(
    "update vouchers set receiver_email = 'mae@exemplo.com.br', code_hash = 'of another secret', sent_at = null where id = $1",
    [voucherId],
  )
  await sendDueVouchers(shop)
  await sendDueVouchers(shop)
  const { rows } = await database.pool.query(
    "select subject, details from reconciliation_findings where kind = 'voucher-not-sent'",
  )
  expect(rows).toMatchObject([{ subject: `voucher:${voucherId}`, details: { amount: 5000 } }])
})

it('is in the data export of the customer who claims its order, and anonymous after the legal period', async () => {
  const order = await buy(randomUUID())
  if (!order.ok) throw new Error(order.code)
  const { id: userId } = await fixture.newCustomer()
  const { orderNumber } = order.value
  await database.pool.query('update orders set user_id = $1 where order_number = $2', [userId, orderNumber])
  expect(await exportVouchers(shop, userId)).toMatchObject([{ receiverName: 'Mãe', cardText: draft.message }])
  await forgetLockedIdentities(shop)
  expect(await exportVouchers(shop, userId)).toMatchObject([{ receiverName: 'Mãe' }])
  await database.pool.query(`update vouchers set created_at = created_at - interval '6 years'`)
  await forgetLockedIdentities(shop)
  expect(await exportVouchers(shop, userId)).toMatchObject([
    { amountInCentavos: 15000, receiverName: '', receiverEmail: null, cardText: '' },
  ])
})

it('limits e-mails about unpaid orders to one mailbox', async () => {
  const { id: userId, email } = await fixture.newCustomer()
  await database.pool.query('update users set email_verified = true where id = $1', [userId])
  const ask = (place: number, customerId: string | null = null) =>
    buyVoucher(shop, {
      request: unnamedRequest,
      draft: { ...draft, giver: { name: 'Helena', email } },
      userId: customerId,
      clientAddress: `198.51.100.${place}`,
    })
  for (let place = 1; place <= 10; place++) expect(await ask(place)).toMatchObject({ ok: true })
  expect(await ask(11)).toMatchObject({ ok: false, code: 'too-many' })
  expect(await ask(11, userId), 'whose mailbox it is').toMatchObject({ ok: true })
})
