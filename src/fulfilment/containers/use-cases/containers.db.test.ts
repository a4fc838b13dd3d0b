import { sql } from 'drizzle-orm'
import { afterAll, expect, it } from 'vitest'
import { startCheckout } from '#checkout/purchase/use-cases/start-checkout.ts'
import { slipParts } from '#fulfilment/containers/module.server.ts'
import { loadPackingSlip } from '#fulfilment/orders/use-cases/load-packing-slip.ts'
import { orderGifts } from '#orders/gifts/schema.ts'
import { openCheckoutFixture } from '../../../../tests/support/checkout-fixture.ts'
import { createTestDatabase } from '../../../../tests/support/database.ts'
import { makeOrder } from '../../../../tests/support/make-orders.ts'
import { emailsInQueue } from '../../../../tests/support/message-queue.ts'
import { announceContainers } from './announce-containers.ts'
import { correctContainers, countContainers } from './count-containers.ts'
import { listAnnouncedContainers, loadCustomerContainers } from './list-containers.ts'
import { type OwnContainers, ownContainersColumn } from './own-containers.ts'

const database = await createTestDatabase()
const { pool } = database
const fixture = await openCheckoutFixture(database)
const { shop } = fixture
afterAll(() => fixture.close())

async function offerReturns(offered: '' | 'yes') {
  await pool.query(
    `insert into shop_settings (section, "values") values ('pots', $1)
     on conflict (section) do update set "values" = excluded."values"`,
    [{ offered }],
  )
  await shop.settings.refresh()
}
await offerReturns('yes')

const actor = { id: (await fixture.newCustomer()).id, name: 'Dona da Loja' }

const listCoupons = async (userId: string) => {
  const { rows } = await pool.query('select code, uses from coupons where user_id = $1', [userId])
  return rows
}
const loadBalance = async (userId: string) => {
  const { rows } = await pool.query(
    'select coalesce(sum(pots), 0)::int as sum from pot_entries where user_id = $1',
    [userId],
  )
  return rows[0].sum
}
async function newBuyer() {
  const customer = await fixture.newCustomer()
  await makeOrder(database, { userId: customer.id })
  return customer
}
const findKey = async (userId: string) =>
  (await listAnnouncedContainers(shop)).find((announcement) => announcement.userId === userId)?.key ?? 'none'

it('makes a coupon and a mail of the third container, in the customer’s cart and theirs alone', async () => {
  const { id: userId } = await fixture.newCustomer()
  await countContainers(shop, { userId, count: 2, actor })
  expect(await listCoupons(userId)).toEqual([])
  expect(await countContainers(shop, { userId, count: 2, actor })).toMatchObject({
    value: { balance: 1, madeCoupons: 1 },
  })
  const mails = await emailsInQueue(database.db)
  expect(mails.filter(({ type }) => type === 'pots-coupon')).toHaveLength(1)

  const candle = await fixture.newCandle({ stock: 5, price: 10000 })
  await fixture.putInCart(userId, candle.id, 1)
  const startedCheckout = await startCheckout(shop, await fixture.requestFor(userId, { expectedTotal: 9000 }))
  expect(startedCheckout).toMatchObject({ ok: true, value: { totalAmount: 9000 } })
})

it('takes announcements from buyers alone, so that strangers cannot fill the list', async () => {
  const { id: userId } = await fixture.newCustomer()
  expect(await announceContainers(shop, { userId, count: 3 })).toMatchObject({ code: 'nothing-bought' })
  expect(await findKey(userId)).toBe('none')
})

it('counts what the customer announced once, in two tabs or pressed twice', async () => {
  const { id: userId } = await newBuyer()
  await announceContainers(shop, { userId, count: 9 })
  await announceContainers(shop, { userId, count: 3 })
  const announcement = await findKey(userId)
  await Promise.all(
    Array.from({ length: 8 }, () => countContainers(shop, { userId, count: 3, actor, announcement })),
  )
  expect(await listCoupons(userId)).toHaveLength(1)
  expect(await loadBalance(userId)).toBe(0)
  expect(await findKey(userId)).toBe('none')
})

it('corrects with a reason; the gap is filled before the next coupon', async () => {
  const { id: userId } = await fixture.newCustomer()
  await countContainers(shop, { userId, count: 3, actor })
  const wrong = { userId, count: -1, actor }
  expect(await correctContainers(shop, { ...wrong, reason: ' ' })).toMatchObject({ code: 'reason-missing' })
  await correctContainers(shop, { ...wrong, reason: 'Eram dois' })
  expect(await loadBalance(userId)).toBe(-1)
  await countContainers(shop, { userId, count: 3, actor })
  expect([await loadBalance(userId), (await listCoupons(userId)).length]).toEqual([2, 1])
  const { containers, entries } = await loadCustomerContainers(shop, userId)
  expect([containers.balance, entries.length]).toEqual([2, 4])
  expect(entries).toContainEqual(
    expect.objectContaining({
      kind: 'corrected',
      count: -1,
      reason: 'Eram dois',
      createdAt: shop.clock.now(),
    }),
  )
})

it('expects nothing more after the customer has no containers left', async () => {
  const { id: userId } = await newBuyer()
  await announceContainers(shop, { userId, count: 2 })
  await announceContainers(shop, { userId, count: 0 })
  expect(await findKey(userId)).toBe('none')
  expect(await announceContainers(shop, { userId, count: 31 })).toMatchObject({ code: 'pots-wrong' })
})

it('takes no new announcement where the shop offers none; an old one can still be taken back', async () => {
  const { id: userId } = await newBuyer()
  await announceContainers(shop, { userId, count: 2 })
  await offerReturns('')
  expect(await announceContainers(shop, { userId, count: 3 })).toMatchObject({ code: 'pots-not-taken' })
  expect(await findKey(userId)).not.toBe('none')
  expect(await announceContainers(shop, { userId, count: 0 })).toMatchObject({ ok: true })
  expect(await findKey(userId)).toBe('none')
  await offerReturns('yes')
})

it('shows which of the two coupons for six containers is in the customer’s cart', async () => {
  const { id: userId } = await fixture.newCustomer()
  await countContainers(shop, { userId, count: 6, actor })
  const { rows } = await shop.db.execute<{ containers: OwnContainers }>(
    sql`select ${ownContainersColumn(userId)} as containers`,
  )
  expect(rows[0]?.containers.coupons.map(({ isInCart }) => isInCart).toSorted()).toEqual([false, true])
})

it('asks for announced containers on the buyer’s packing slip, not on that of a present for somebody else', async () => {
  const { id: userId } = await newBuyer()
  await announceContainers(shop, { userId, count: 3 })
  const [ownOrder, present] = [await makeOrder(database, { userId }), await makeOrder(database, { userId })]
  const receiver = { receiverName: 'Célia Nogueira', receiverPhone: '(11) 98111-0142' }
  await database.db.insert(orderGifts).values({ orderId: present.id, message: 'Com um beijo', ...receiver })
  const loadReminders = async (id: string) => (await loadPackingSlip(shop, id, slipParts))?.reminders
  expect(await loadReminders(ownOrder.id)).toEqual(['Recolher 3 potes de volta'])
  expect(await loadReminders(present.id)).toEqual([])
  await announceContainers(shop, { userId, count: 0 })
  expect(await loadReminders(ownOrder.id)).toEqual([])
})
