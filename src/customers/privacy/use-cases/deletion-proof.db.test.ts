import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { userRoles, users } from '#accounts/schema.ts'
import { orders } from '#orders/schema/orders.ts'
import { changeOrder, type OrderChanges } from '#orders/use-cases/order-rows.ts'
import { createTestDatabase } from '../../../../tests/support/database.ts'
import { email, openProfileFixture, password } from '../../../../tests/support/profile-fixture.ts'
import { type DeletionProof, deleteAccount } from './delete-account.ts'
import { sendDeletionCode } from './deletion-code.ts'
import { exportMyData } from './export-my-data.ts'

const database = await createTestDatabase()
const fixture = await openProfileFixture(database)
let userId: string
afterAll(() => fixture.close())
beforeEach(async () => {
  userId = await fixture.startAnew()
})

const remove = (proof: DeletionProof = { password }) =>
  deleteAccount(fixture.shop, { userId, proof, reviews: 'delete' })

describe('deleting an account', () => {
  test('a session alone does not delete it: the password or a mailed code does', async () => {
    expect(await remove({ password: 'outra' })).toMatchObject({ code: 'wrong-password' })
    expect(await remove({ password: '' })).toMatchObject({ code: 'wrong-password' })
    expect(await remove({ code: '', ticket: null })).toMatchObject({ code: 'wrong-code' })
    const { ticket, code } = await mailedCode()
    const wrong = code === '000000' ? '000001' : '000000'
    expect(await remove({ code: wrong, ticket })).toMatchObject({ code: 'wrong-code' })
    expect(await database.db.select().from(users)).toHaveLength(1)
    expect(await remove({ code: ` ${code.slice(0, 3)} ${code.slice(3)} `, ticket })).toMatchObject({
      ok: true,
    })
  })

  test('a code ends after 15 minutes and is worth nothing for somebody else', async () => {
    const ownCode = await mailedCode()
    const stranger = await fixture.newCustomer()
    expect(
      await deleteAccount(fixture.shop, { userId: stranger, proof: ownCode, reviews: 'delete' }),
    ).toMatchObject({
      code: 'wrong-code',
    })
    fixture.passMinutes(15)
    expect(await remove(ownCode)).toMatchObject({ code: 'wrong-code' })
  })

  test('limits the attempts with passwords and codes', async () => {
    for (let time = 0; time < 5; time++) await remove({ password: 'outra' })
    expect(await remove()).toMatchObject({ code: 'too-many' })
    for (let time = 0; time < 3; time++) await mailedCode()
    expect(await sendDeletionCode(fixture.shop, { userId })).toMatchObject({ code: 'too-many' })
  })

  test.each(['pending', 'processing', 'shipped'] as const)(
    'waits for an order that is %s',
    async (status) => {
      await fixture.sellTo(userId, status)
      expect(await remove()).toMatchObject({
        code: 'open-orders',
        details: { count: 1 },
      })
      expect(await database.db.select().from(users)).toHaveLength(1)
    },
  )

  test.each([
    { status: 'cancelled', pendingProviderAction: null },
    { status: 'cancelled', pendingProviderAction: 'refund' },
    { status: 'delivered', pendingProviderAction: 'refund' },
  ] as const)('waits for money that is owed back: %o', async ({ status, pendingProviderAction }) => {
    const orderId = await fixture.sellTo(userId, status)
    const change = (facts: OrderChanges) => changeOrder(database.db, orderId, facts)
    await change({ paymentStatus: 'paid', pendingProviderAction })
    expect(await remove()).toMatchObject({ code: 'refund-owed' })
    await change({ paymentStatus: 'refunded', refundedAmount: 9900, pendingProviderAction: null })
    expect(await remove()).toMatchObject({ ok: true })
  })

  test('an administrator is not deleted from here', async () => {
    await database.db.insert(userRoles).values({ userId, role: 'admin' })
    expect(await remove()).toMatchObject({ code: 'is-administrator' })
  })
})

describe('orders that the owner wrote down for an address', () => {
  const writeDown = async () => {
    const orderId = await fixture.sellTo(userId, 'pending')
    await database.db.update(orders).set({ userId: null, origin: 'fair' }).where(eq(orders.id, orderId))
  }
  const owners = async () => (await database.db.select().from(orders)).map((order) => order.userId)

  test('are claimed by no deletion that is refused', async () => {
    await writeDown()
    expect(await remove({ password: 'outra' })).toMatchObject({ code: 'open-orders' })
    expect(await remove()).toMatchObject({ code: 'open-orders' })
    expect(await owners()).toEqual([null])
  })

  test('stay out of reach of an account that never confirmed it', async () => {
    await database.db.update(users).set({ emailVerified: false }).where(eq(users.id, userId))
    await writeDown()
    expect(await exportMyData(fixture.shop, { userId })).toMatchObject({ orders: [], consents: [] })
    expect(await remove()).toMatchObject({ ok: true })
    expect(await database.db.select().from(orders)).toMatchObject([
      { userId: null, customerEmail: email, identityLockedAt: null },
    ])
  })
})

describe('unpaid vouchers', () => {
  const orderVoucher = async (buyer: string | null, customerEmail = email) => {
    const orderId = await fixture.sellTo(userId, 'pending')
    const unpaid = {
      userId: buyer,
      customerEmail,
      origin: 'voucher',
      deliveryWay: 'none',
      stockHeld: true,
      holdExpiresAt: new Date('2030-01-01'),
    } as const
    await database.db.update(orders).set(unpaid).where(eq(orders.id, orderId))
    return async () => (await database.db.select().from(orders).where(eq(orders.id, orderId)))[0]
  }

  test("bought by a stranger with the customer's address or by the customer are cancelled with the account", async () => {
    const voucherOrders = [await orderVoucher(null), await orderVoucher(userId)]
    expect(await remove({ password: 'outra' })).toMatchObject({ code: 'wrong-password' })
    for (const find of voucherOrders)
      expect(await find()).toMatchObject({ status: 'pending', customerEmail: email })
    expect(await remove()).toMatchObject({ ok: true })
    for (const find of voucherOrders)
      expect(await find()).toMatchObject({
        userId: null,
        status: 'cancelled',
        cancelReason: 'customer',
        holdExpiresAt: null,
        customerEmail: '',
        identityLockedAt: expect.any(Date),
      })
  })

  test('keeps those of other people', async () => {
    const ofOther = await orderVoucher(null, 'outra@exemplo.com.br')
    await database.db.update(users).set({ emailVerified: false }).where(eq(users.id, userId))
    const ofAddress = await orderVoucher(null)
    expect(await remove()).toMatchObject({ ok: true })
    for (const find of [ofOther, ofAddress]) expect(await find()).toMatchObject({ status: 'pending' })
  })
})

async function mailedCode(): Promise<{ code: string; ticket: string }> {
  const outcome = await sendDeletionCode(fixture.shop, { userId })
  const mail = fixture.messages.at(-1)
  if (!outcome.ok || mail?.name !== 'send-email' || mail.email.type !== 'deletion-code')
    throw new Error('no code')
  return { code: mail.email.data.deletionCode, ticket: outcome.value.ticket }
}
