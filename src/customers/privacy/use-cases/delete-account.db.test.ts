import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import {
  accessRecords,
  accounts,
  consents,
  knownDevices,
  profiles,
  sessions,
  users,
} from '#accounts/schema.ts'
import { openSession } from '#accounts/session/use-cases/sessions.ts'
import { reviews } from '#fulfilment/reviews/schema.ts'
import { orders } from '#orders/schema/orders.ts'
import { bankEntries } from '#orders/schema/payments.ts'
import { auditEntries } from '#platform/operations/schema.ts'
import { createTestDatabase } from '../../../../tests/support/database.ts'
import {
  emptyQueue,
  giveUpEmails,
  markDelivered,
  queuedMessages,
} from '../../../../tests/support/message-queue.ts'
import { email, openProfileFixture, password } from '../../../../tests/support/profile-fixture.ts'
import { type DeletionProof, deleteAccount } from './delete-account.ts'
import { exportMyData } from './export-my-data.ts'
import { forgetLockedIdentities } from './forget-identities.ts'

const database = await createTestDatabase()
const fixture = await openProfileFixture(database)
let userId: string
afterAll(() => fixture.close())
beforeEach(async () => {
  userId = await fixture.startAnew()
})

const remove = (proof: DeletionProof = { password }, reviews: 'delete' | 'nameless' = 'delete') =>
  deleteAccount(fixture.shop, { userId, proof, reviews: reviews })

describe('one’s own data', () => {
  test('is deleted with the account; sold orders stay, locked and anonymous', async () => {
    await fixture.save(userId, { marketingEmails: { now: true, before: false } })
    await openSession(fixture.shop, database.db, { userId, isStaff: false })
    const orderId = await fixture.sellTo(userId, 'delivered')
    expect(await remove()).toMatchObject({ ok: true })
    for (const table of [users, accounts, profiles, sessions])
      expect(await database.db.select().from(table)).toEqual([])
    expect(await database.db.select().from(orders).where(eq(orders.id, orderId))).toMatchObject([
      { userId: null, customerName: 'Ana', identityLockedAt: fixture.shop.clock.now() },
    ])
    const consentRows = await database.db.select().from(consents)
    expect(consentRows.map(({ granted }) => granted).toSorted()).toEqual([false, true])
    expect(await remove()).toMatchObject({ ok: true })
  })

  test('reviews are in it, and go with the account or stay without their name, as they choose', async () => {
    const productId = await fixture.newProduct({ name: 'Jasmim' })
    const review = {
      productId,
      userId,
      authorName: 'Ana L.',
      stars: 4,
      words: 'Boa.',
      photos: ['/media/x.webp'],
    }
    await database.db.insert(reviews).values({ ...review, status: 'published' })
    expect(await exportMyData(fixture.shop, { userId })).toMatchObject({
      profile: { hasReviews: true },
      reviews: [{ product: 'Jasmim', stars: 4, text: 'Boa.', signedAs: 'Ana L.' }],
    })
    expect(await remove(undefined, 'nameless')).toMatchObject({ ok: true })
    expect(await database.db.select().from(reviews)).toMatchObject([
      { userId: null, authorName: null, photos: [], stars: 4, words: 'Boa.', status: 'published' },
    ])
    userId = await fixture.newAccount()
    await database.db.insert(reviews).values([{ ...review, userId, status: 'published' }])
    expect(await remove()).toMatchObject({ ok: true })
    expect(await database.db.select().from(reviews)).toHaveLength(1)
  })

  test('deletes queued emails of the account, except news about an order', async () => {
    await emptyQueue(database.db)
    const other = 'bia@exemplo.com.br'
    for (const to of [email, other]) {
      await enqueueWelcome(`done:${to}`, to)
      await enqueueWelcome(`given-up:${to}`, to)
      await enqueueWelcome(`waiting:${to}`, to)
      await fixture.shop.db.transaction((tx) =>
        fixture.shop.outbox.enqueue(tx, { name: 'recover-password', key: to, email: to }),
      )
    }
    await enqueueRefund()
    await markDelivered(database.db, 'done:%')
    await giveUpEmails(database.db, 'given-up:%')
    expect(await remove()).toMatchObject({ ok: true })
    const about = async (address: string) =>
      (await queuedMessages(database.db)).filter(({ row }) => row.includes(address)).map(({ key }) => key)
    expect((await about(email)).toSorted()).toEqual([`account-deleted:${userId}`, 'payment-refunded:1'])
    expect(await about(other)).toHaveLength(4)
  })

  test('keeps an anonymous record of the access', async () => {
    await fixture.leaveTraces(userId)
    await remove()
    expect(await database.db.select().from(accessRecords)).toMatchObject([
      { userId: null, clientAddress: '198.51.100.4' },
    ])
    expect(await database.db.select().from(knownDevices)).toEqual([])
  })

  test('is confirmed by mail, to the address that it had', async () => {
    fixture.messages.length = 0
    await remove()
    expect(fixture.messages).toMatchObject([
      { name: 'send-email', key: `account-deleted:${userId}`, email: { type: 'account-deleted', to: email } },
    ])
  })

  test('locked data is deleted five years after the purchase, and the totals still add up', async () => {
    await fixture.save(userId, { marketingEmails: { now: true, before: false } })
    const orderId = await fixture.sellTo(userId, 'delivered')
    const otherId = await fixture.sellTo(await fixture.newCustomer(), 'delivered')
    for (const id of [orderId, otherId]) await fixture.writeAbout(id, userId)
    await remove()
    const namesNow = async () => {
      await forgetLockedIdentities(fixture.shop)
      const rows = await database.db.select().from(orders)
      return [orderId, otherId].map((id) => rows.find((row) => row.id === id)?.customerName)
    }
    const [order] = await database.db.select().from(orders).where(eq(orders.id, orderId))
    for (const table of ['orders', 'consents'])
      await database.pool.query(`update ${table} set created_at = $1`, [fixture.shop.clock.now()])

    fixture.passMinutes(5 * 365 * 24 * 60)
    expect(await namesNow()).toEqual(['Ana', 'Ana'])
    expect(await database.db.select().from(consents)).not.toEqual([])
    fixture.passMinutes(3 * 24 * 60)
    expect(await namesNow()).toEqual(['—', 'Ana'])
    expect(await database.db.select().from(consents)).toEqual([])
    const [lockedOrder] = await database.db.select().from(orders).where(eq(orders.id, orderId))
    expect(lockedOrder).toMatchObject({
      customerEmail: '',
      customerPhone: null,
      notes: null,
      totalAmount: order?.totalAmount,
      shippingAddress: { line1: '—', city: order?.shippingAddress.city, postal_code: '' },
    })
    expect(lockedOrder?.shippingAddress).not.toHaveProperty('line2')
    const entries = await database.db.select().from(auditEntries)
    expect(entries.find(({ entityId }) => entityId === orderId)?.changes).toEqual({})
    expect(entries.find(({ entityId }) => entityId === otherId)?.changes).toHaveProperty('notes')
    const payers = await database.db.select({ payer: bankEntries.payer }).from(bankEntries)
    expect(payers.map(({ payer }) => payer).toSorted()).toEqual(['', 'ANA LIMA'])
  })
})

async function enqueueWelcome(key: string, to: string) {
  const data = { customerName: 'Ana', customerEmail: to }
  await fixture.shop.db.transaction((tx) =>
    fixture.shop.outbox.enqueue(tx, { name: 'send-email', key, email: { type: 'welcome', to, data } }),
  )
}

async function enqueueRefund() {
  const facts = { customerName: 'Ana', orderNumber: 'LC-1', refundAmount: 9900 }
  const data = { ...facts, paymentMethod: 'pix', cause: 'cancelled' } as const
  await fixture.shop.db.transaction((tx) =>
    fixture.shop.outbox.enqueue(tx, {
      name: 'send-email',
      key: 'payment-refunded:1',
      email: { type: 'payment-refunded', to: email, data },
    }),
  )
}
