import { afterAll, beforeAll, expect, it } from 'vitest'
import { findVisitor } from '#accounts/session/use-cases/find-visitor.ts'
import { startCheckout } from '#checkout/purchase/use-cases/start-checkout.ts'
import { startTestCheckout } from '#checkout/purchase/use-cases/start-test-checkout.ts'
import { loadOpening } from '#office/opening/use-cases/load-opening.ts'
import { getPaymentStatus } from '#payments/use-cases/get-payment-status.ts'
import type { Shop } from '#platform/shop.ts'
import { openCheckoutFixture } from '../../../tests/support/checkout-fixture.ts'
import { createTestDatabase } from '../../../tests/support/database.ts'
import { readContents } from '../../../tests/support/database-contents.ts'
import { queuedMessages } from '../../../tests/support/message-queue.ts'
import { payTestOrder } from './pay-test-order.ts'
import { beginTest, endTest } from './set-test-mode.ts'
import { findTestOrder, loadTestOrder, removeOldTestOrders, removeTestOrder } from './test-order.ts'

const database = await createTestDatabase()
const fixture = await openCheckoutFixture(database)
const forgottenMail: string[] = []
const folder = { forgetMail: async (words: readonly string[]) => void forgottenMail.push(...words) }
const shop = { ...fixture.shop, mailer: { folder } } as unknown as Shop
const { pool } = database
afterAll(() => fixture.close())

let candle: Awaited<ReturnType<typeof fixture.newCandle>>
let owner: { id: string; email: string }

beforeAll(async () => {
  candle = await fixture.newCandle({ stock: 5, sizes: { '120 g': -3000, '180 g': 0 } })
  owner = await newAdministrator()
  await pool.query(
    `insert into coupons (code, label, kind, percent, most_uses) values (null, 'Primeira', 'percent', 10, 2)`,
  )
})

async function newAdministrator() {
  const person = await fixture.newCustomer()
  await pool.query(`insert into user_roles (user_id, role) values ($1, 'admin')`, [person.id])
  return person
}

const buildActor = ({ id }: { id: string }) => ({ id, name: 'Clara' })

async function putCandleInCart(userId: string) {
  await fixture.putInCart(userId, candle.id, 2, candle.sizes['180 g'])
}

async function startTest(userId = owner.id) {
  await putCandleInCart(userId)
  const started = await startTestCheckout(shop, await fixture.requestFor(userId))
  if (!started.ok) throw new Error(started.code)
  return started.value
}

const isStepDone = async () => (await loadOpening(shop)).steps.find(({ name }) => name === 'test')?.isDone

async function changedSince(before: Record<string, string>): Promise<string[]> {
  const now = await readContents(database.url)
  return Object.keys(now).filter((table) => now[table] !== before[table])
}

it('stores only its result, and that for a day', async () => {
  const other = await fixture.newCandle({ stock: 3 })
  await fixture.putInCart(owner.id, other.id, 1)
  const real = await startCheckout(shop, await fixture.requestFor(owner.id))
  expect(real).toMatchObject({ ok: true })
  await pool.query('delete from cart_items where user_id = $1', [owner.id])
  const untouched = await readContents(database.url)
  await putCandleInCart(owner.id)

  const { orderNumber, sessionId } = await startTest()
  expect(await changedSince(untouched)).toEqual(['public.cart_items', 'public.test_orders'])
  expect(await isStepDone()).toBe(false)
  await payTestOrder(shop, { actor: buildActor(owner), orderNumber })
  expect(await changedSince(untouched)).toEqual(['public.audit_entries', 'pgboss.job', 'public.test_orders'])
  const waiting = await queuedMessages(shop.db, 'order-confirmation:%')
  expect(waiting).toMatchObject([{ email: { to: owner.email }, message: { isTest: true } }])

  fixture.passMinutes(24 * 60)
  expect(await findTestOrder(shop, { userId: owner.id, sessionId })).toMatchObject({ ok: false })
  await removeOldTestOrders(shop)
  expect(await changedSince(untouched)).toEqual(['public.audit_entries'])
  expect(forgottenMail).toEqual([orderNumber])
  expect(await isStepDone()).toBe(true)
})

it('shows the order as its customer would see it, before and after one press', async () => {
  const testOrder = await startTest()
  const { orderNumber, sessionId } = testOrder
  expect(orderNumber).toMatch(/^TESTE-[0-9A-Z]{4}-[0-9A-Z]{4}$/)
  expect(testOrder.pix?.copyPaste).not.toMatch(/^0002/)
  const ownOrder = { userId: owner.id, orderNumber }
  const lines = [{ quantity: 2, name: candle.name, variantName: '180 g' }]
  expect(await findTestOrder(shop, ownOrder)).toMatchObject({
    ok: true,
    value: { status: 'pending', paymentStatus: 'pending', items: lines, couponLabel: 'Primeira' },
  })
  fixture.passMinutes(3)
  expect(await payTestOrder(shop, { actor: buildActor(owner), orderNumber })).toMatchObject({ ok: true })
  expect(await payTestOrder(shop, { actor: buildActor(owner), orderNumber })).toMatchObject({ ok: true })
  const paid = await findTestOrder(shop, { userId: owner.id, sessionId })
  expect(paid).toMatchObject({
    ok: true,
    value: { status: 'processing', paymentStatus: 'paid', items: lines, withdrawal: 'none' },
  })
  expect(paid.ok && paid.value.timeline.find(({ kind }) => kind === 'paid')?.at).toEqual(shop.clock.now())
  expect(paid.ok && paid.value.promise).not.toBeNull()
  expect(await fixture.cartOf(owner.id)).toEqual([])
  expect(await loadTestOrder(shop, { userId: owner.id })).toMatchObject({ orderNumber, isPaid: true })

  const secondTest = await startTest()
  expect(secondTest.orderNumber).not.toBe(orderNumber)
  expect(await findTestOrder(shop, ownOrder)).toMatchObject({ ok: false })
  await removeTestOrder(shop, { userId: owner.id })
  expect(await loadTestOrder(shop, { userId: owner.id })).toBeNull()
})

it('pressed twice it is one test, with what was corrected between the presses', async () => {
  const first = await startTest()
  const request = await fixture.requestFor(owner.id)
  const customer = { ...request.customer, name: 'Clara Nunes' }
  const second = await startTestCheckout(shop, { ...request, customer })
  expect(second).toMatchObject({ ok: true, value: { orderNumber: first.orderNumber } })
  const { orderNumber } = first
  expect(await findTestOrder(shop, { userId: owner.id, orderNumber })).toMatchObject({
    value: { customerName: 'Clara Nunes' },
  })
  const answers = [1, 2].map(() => payTestOrder(shop, { actor: buildActor(owner), orderNumber }))
  expect(await Promise.all(answers)).toMatchObject([{ ok: true }, { ok: true }])
  const { rows } = await pool.query(`select count(*)::int from audit_entries where action = 'test-order'`)
  const before = rows[0].count
  await payTestOrder(shop, { actor: buildActor(owner), orderNumber })
  const laterCount = await pool.query(`select count(*)::int from audit_entries where action = 'test-order'`)
  expect(laterCount.rows[0].count).toBe(before)
})

it('is refused for the reasons that hold for every customer', async () => {
  await fixture.putInCart(owner.id, candle.id, 6, candle.sizes['180 g'])
  const before = await readContents(database.url)
  const refused = await startTestCheckout(shop, await fixture.requestFor(owner.id))
  expect(refused).toMatchObject({ ok: false, code: 'out-of-stock' })
  expect(await changedSince(before)).toEqual([])
})

it('works while the shop is closed to everybody else', async () => {
  await pool.query(`delete from shop_settings where section = 'opening'`)
  await putCandleInCart(owner.id)
  const request = await fixture.requestFor(owner.id)
  expect(await startCheckout(shop, request)).toMatchObject({ ok: false, code: 'shop-closed' })
  expect(await startTestCheckout(shop, request)).toMatchObject({ ok: true })
})

it('is visible only to its administrator and counts nowhere as an order', async () => {
  const { orderNumber, sessionId } = await startTest()
  const other = await newAdministrator()
  expect(await findTestOrder(shop, { userId: other.id, orderNumber })).toMatchObject({ ok: false })
  expect(await payTestOrder(shop, { actor: buildActor(other), orderNumber })).toMatchObject({ ok: false })
  expect(await getPaymentStatus(shop, { userId: owner.id, sessionId })).toMatchObject({ ok: false })
})

it('is not available to other roles, and ends with the role', async () => {
  const customer = await fixture.newCustomer()
  await putCandleInCart(customer.id)
  const before = await readContents(database.url)
  const request = await fixture.requestFor(customer.id)
  expect(await startTestCheckout(shop, request)).toMatchObject({ ok: false, code: 'test-changed' })
  expect(await changedSince(before)).toEqual([])

  const helper = await newAdministrator()
  const { orderNumber } = await startTest(helper.id)
  const session = await openSession(helper.id)
  await beginTest(shop, session)
  expect(await loadVisitor(session)).toMatchObject({ isTesting: true })
  await pool.query('delete from user_roles where user_id = $1', [helper.id])
  expect(await loadVisitor(session)).toMatchObject({ isTesting: false })
  expect(await payTestOrder(shop, { actor: buildActor(helper), orderNumber })).toMatchObject({ ok: false })
  expect(await findTestOrder(shop, { userId: helper.id, orderNumber })).toMatchObject({ ok: false })
})

it('is on in one session only, until the owner ends it or two hours pass', async () => {
  const [ownSession, otherSession] = [await openSession(owner.id), await openSession(owner.id)]
  await beginTest(shop, ownSession)
  expect(await loadVisitor(ownSession)).toMatchObject({ isTesting: true })
  expect(await loadVisitor(otherSession)).toMatchObject({ isTesting: false })
  await endTest(shop, ownSession)
  expect(await loadVisitor(ownSession)).toMatchObject({ isTesting: false })
  await beginTest(shop, ownSession)
  await beginTest(shop, { sessionId: otherSession.sessionId, userId: (await fixture.newCustomer()).id })
  expect(await loadVisitor(otherSession)).toMatchObject({ isTesting: false })
  fixture.passMinutes(121)
  expect(await loadVisitor(ownSession)).toMatchObject({ isTesting: false })
})

let sessionCount = 0

async function openSession(userId: string) {
  sessionCount += 1
  const { rows } = await pool.query(
    `insert into sessions (user_id, token_hash, expires_at) values ($1, $2, '2030-01-01') returning id`,
    [userId, `token-${sessionCount}`],
  )
  return { userId, sessionId: String(rows[0].id), tokenHash: `token-${sessionCount}` }
}

const loadVisitor = ({ tokenHash }: { tokenHash: string }) => findVisitor(shop, { tokenHash })
