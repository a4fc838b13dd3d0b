import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  accessRecords,
  accounts,
  consents,
  knownDevices,
  profiles,
  sessions,
  userRoles,
  users,
} from '#database/schema/accounts.ts'
import { cartItems, wishlists } from '#database/schema/cart.ts'
import { freightQuotes } from '#database/schema/freight.ts'
import { newsletterSubscriptions } from '#database/schema/newsletter.ts'
import { auditEntries } from '#database/schema/operations.ts'
import { orderItems, orders } from '#database/schema/orders.ts'
import { bankLines, paymentAttempts } from '#database/schema/payments.ts'
import { reviews } from '#database/schema/reviews.ts'
import { passkeys } from '#database/schema/second-factors.ts'
import { recordChange } from '#shop/admin/audit/record-change.ts'
import { subscribe } from '#shop/newsletter/subscribe.ts'
import { type AccountShop, openAccountShop } from '../../../tests/support/account-shop.ts'
import { createTestDatabase } from '../../../tests/support/database.ts'
import { completeProfile } from './complete-profile.ts'
import { type DeletionProof, deleteAccount } from './delete-account.ts'
import { sendDeletionCode } from './deletion-code.ts'
import { exportMyData } from './export-my-data.ts'
import { findVisitor } from './find-visitor.ts'
import { forgetLockedIdentities } from './forget-identities.ts'
import { loadProfile } from './load-profile.ts'
import { saveProfile } from './save-profile.ts'
import { openSession } from './sessions.ts'

const database = await createTestDatabase()
let counter: AccountShop
let userId: string
let passwordHash: string
let payments = 0
beforeAll(async () => {
  counter = await openAccountShop(database)
  passwordHash = await counter.shop.identity.hashPassword('vela12')
})
afterAll(() => counter.close())
beforeEach(async () => {
  await database.pool.query(
    'truncate users, orders, products, newsletter_subscriptions, consents, access_records, audit_entries, bank_lines cascade',
  )
  counter.passMinutes(61)
  payments = 0
  userId = await counter.newCustomer(email)
  await database.db
    .insert(accounts)
    .values({ userId, provider: 'password', providerAccountId: userId, passwordHash })
})

const email = 'ana@exemplo.com.br'
const address = {
  line1: 'Rua Augusta, 10',
  city: 'São Paulo',
  state: 'SP',
  postal_code: '01305-000',
  country: 'Brasil',
}
const typed = {
  fullName: 'Ana Lima',
  phone: '11900001234',
  birthDate: '1991-06-06',
  gender: 'feminino',
  addressLine1: 'Rua Augusta, 10',
  addressLine2: 'Consolação',
  city: 'São Paulo',
  state: 'sp',
  postalCode: '01305000',
  country: 'Brasil',
}
const save = (change: Partial<Parameters<typeof saveProfile>[1]> = {}) =>
  saveProfile(counter.shop, {
    userId,
    email,
    typed,
    notificationsEnabled: true,
    marketingEmails: { now: false, before: false },
    consentText: 'Cartas do Ritual de Carinho',
    reviewInvitations: { now: false, before: false },
    ...change,
  })
const remove = (proof: DeletionProof = { password: 'vela12' }, kept: 'delete' | 'nameless' = 'delete') =>
  deleteAccount(counter.shop, { userId, proof, reviews: kept })
const load = () => loadProfile(counter.shop, { userId })

describe('the profile', () => {
  test('is made from what the account knows when there is none', async () => {
    expect(await load()).toMatchObject({ fullName: 'Ana', email, country: 'Brasil', profileCompleted: false })
    await Promise.all([load(), load()])
    expect(await database.db.select().from(profiles)).toHaveLength(1)
  })

  test('is complete from the start for who came by Google', async () => {
    await database.db.update(accounts).set({ provider: 'google', passwordHash: null })
    await database.db.update(users).set({ image: 'https://lh3.exemplo/a.jpg' })
    expect(await load()).toMatchObject({ profileCompleted: true, avatarUrl: 'https://lh3.exemplo/a.jpg' })
  })

  test('is saved tidy, and saving completes it', async () => {
    expect(await save()).toMatchObject({ ok: true })
    expect(await load()).toEqual({
      fullName: 'Ana Lima',
      email,
      avatarUrl: null,
      phone: '(11) 90000-1234',
      birthDate: '1991-06-06',
      gender: 'feminino',
      addressLine1: 'Rua Augusta, 10',
      addressLine2: 'Consolação',
      city: 'São Paulo',
      state: 'SP',
      postalCode: '01305-000',
      country: 'Brasil',
      marketingEmails: false,
      notificationsEnabled: true,
      profileCompleted: true,
      hasPassword: true,
      hasReviews: false,
      pots: { announced: null, balance: 0, coupons: [] },
      reviewInvitations: false,
    })
  })

  test('may lose what it had: nothing is obligatory', async () => {
    await save()
    const nothing = Object.fromEntries(Object.keys(typed).map((field) => [field, ''])) as typeof typed
    expect(await save({ typed: nothing, notificationsEnabled: false })).toMatchObject({ ok: true })
    expect(await load()).toMatchObject({
      fullName: null,
      phone: null,
      gender: null,
      notificationsEnabled: false,
    })
  })

  test('what no form could send changes nothing', async () => {
    await save()
    expect(await save({ typed: { ...typed, gender: 'x', fullName: 'Outra' } })).toMatchObject({
      code: 'not-acceptable',
      details: { field: 'gender' },
    })
    expect(await load()).toMatchObject({ fullName: 'Ana Lima' })
  })
})

describe('the newsletter’s switch', () => {
  const turnedOn = { now: true, before: false }
  const turnedOff = { now: false, before: true }

  test('joins and leaves the newsletter, with the words agreed to', async () => {
    await save({ marketingEmails: turnedOn })
    expect(await load()).toMatchObject({ marketingEmails: true })
    expect(await database.db.select().from(newsletterSubscriptions)).toMatchObject([
      { email, source: 'profile', consentText: 'Cartas do Ritual de Carinho', unsubscribedAt: null },
    ])
    await save({ marketingEmails: turnedOff })
    expect(await load()).toMatchObject({ marketingEmails: false })
    const [row] = await database.db.select().from(newsletterSubscriptions)
    expect(row?.unsubscribedAt).not.toBeNull()
    const kept = await database.db.select().from(consents).orderBy(consents.createdAt)
    expect(kept.map(({ granted }) => granted).toSorted()).toEqual([false, true])
  })

  test('mirrors a subscription made on the site', async () => {
    await load()
    await subscribe(counter.shop, { email, consentText: 'site', source: 'site' })
    expect(await load()).toMatchObject({ marketingEmails: true })
  })

  test('turned on by somebody who is on the list already, it shows it', async () => {
    await subscribe(counter.shop, { email, consentText: 'site', source: 'site' })
    expect(await load()).toMatchObject({ marketingEmails: false })
    await save({ marketingEmails: turnedOn })
    expect(await load()).toMatchObject({ marketingEmails: true })
    expect(await database.db.select().from(newsletterSubscriptions)).toHaveLength(1)
  })

  test('a page from before does not undo a decision made elsewhere meanwhile', async () => {
    await load()
    await subscribe(counter.shop, { email, consentText: 'site', source: 'site' })
    await save({ marketingEmails: { now: false, before: false } })
    expect(await load()).toMatchObject({ marketingEmails: true })
  })
})

describe('completing the profile', () => {
  const form = {
    fullName: 'Ana Lima',
    phone: '',
    addressLine1: 'Rua Augusta, 10',
    city: 'São Paulo',
    state: 'sp',
    postalCode: '01305000',
  }
  const complete = (change: Partial<typeof form> = {}) =>
    completeProfile(counter.shop, { userId, form: { ...form, ...change } })

  test('writes what it asks for and leaves the rest alone', async () => {
    await save()
    expect(await complete({ addressLine1: 'Rua Nova, 1' })).toMatchObject({ ok: true })
    expect(await load()).toMatchObject({
      addressLine1: 'Rua Nova, 1',
      phone: '(11) 90000-1234',
      gender: 'feminino',
      addressLine2: 'Consolação',
      profileCompleted: true,
    })
  })

  test('needs name, address, city, state and CEP', async () => {
    const empty = { fullName: ' ', addressLine1: '', city: '', state: '', postalCode: '' }
    expect(await complete(empty)).toMatchObject({
      code: 'incomplete',
      details: { missing: ['fullName', 'addressLine1', 'city', 'state', 'postalCode'] },
    })
    expect(await database.db.select().from(profiles)).toEqual([])
  })

  test('for who came by Google the name is known already', async () => {
    await database.db.update(accounts).set({ provider: 'google', passwordHash: null })
    expect(await complete({ fullName: '' })).toMatchObject({ ok: true })
    expect(await load()).toMatchObject({ fullName: 'Ana' })
    expect(await complete({ state: '' })).toMatchObject({
      code: 'incomplete',
      details: { missing: ['state'] },
    })
  })

  test('the visitor is asked until then, an administrator never', async () => {
    const { token } = await openSession(counter.shop, database.db, { userId, isAdministrator: false })
    const visitor = () => findVisitor(counter.shop, { tokenHash: counter.shop.identity.hashToken(token) })
    expect(await visitor()).toMatchObject({ profileToComplete: { fullName: 'Ana', isExternal: false } })
    await database.db.insert(userRoles).values({ userId, role: 'admin' })
    expect(await visitor()).toMatchObject({ profileToComplete: null })
    await database.db.delete(userRoles)
    await complete()
    expect(await visitor()).toMatchObject({ profileToComplete: null })
  })
})

describe('one’s own data', () => {
  test('can be taken along, without what belongs to the shop or to others', async () => {
    await save({ marketingEmails: { now: true, before: false } })
    await sellTo(userId, 'delivered')
    await sellTo(await counter.newCustomer(), 'delivered')
    const productId = await counter.newProduct({ name: 'Jasmim' })
    const variantId = await counter.newSize(productId, '320 g', 2000)
    await database.db.insert(cartItems).values({ userId, productId, variantId, quantity: 2, seenPrice: 9900 })
    await database.db.insert(wishlists).values({ userId, productId })
    await leaveTraces()
    const data = await exportMyData(counter.shop, { userId })
    expect(data).toMatchObject({
      account: { email },
      profile: { fullName: 'Ana Lima' },
      orders: [
        {
          customerName: 'Ana',
          items: [{ quantity: 1, product: 'Vela', size: '180 g' }],
          payments: [{ paymentProvider: 'offline', paymentReference: 'pay_1', totalInCentavos: 9900 }],
        },
      ],
      quotes: [{ shippingAddress: { line1: 'Rua Augusta, 10' }, priceInCentavos: 1500 }],
      waysIn: [{ provider: 'password' }, { provider: 'google', identity: 'google-1' }],
      passkeys: [{ name: 'Celular' }],
      devices: [{ usedAt: expect.any(Date) }],
      accesses: [{ clientAddress: '198.51.100.4' }],
      cart: [{ product: 'Jasmim', size: '320 g', quantity: 2 }],
      favourites: [{ product: 'Jasmim' }],
      newsletter: [{ unsubscribedAt: null }],
      consents: [{ kind: 'newsletter' }],
    })
    expect(JSON.stringify(data)).not.toMatch(/segredo da dona|tokenHash|passwordHash|argon2id|hash-of/)
  })

  test('is deleted with the account; sold orders stay, locked and tied to nobody', async () => {
    await save({ marketingEmails: { now: true, before: false } })
    await openSession(counter.shop, database.db, { userId, isAdministrator: false })
    const orderId = await sellTo(userId, 'delivered')
    expect(await remove()).toMatchObject({ ok: true })
    for (const table of [users, accounts, profiles, sessions, newsletterSubscriptions])
      expect(await database.db.select().from(table)).toEqual([])
    expect(await database.db.select().from(orders).where(eq(orders.id, orderId))).toMatchObject([
      { userId: null, customerName: 'Ana', identityLockedAt: counter.shop.clock.now() },
    ])
    const kept = await database.db.select().from(consents)
    expect(kept.map(({ granted }) => granted).toSorted()).toEqual([false, true])
    expect(await remove()).toMatchObject({ ok: true })
  })

  test('reviews are in it, and go with the account or stay without her name, as she chooses', async () => {
    const productId = await counter.newProduct({ name: 'Jasmim' })
    const written = {
      productId,
      userId,
      authorName: 'Ana L.',
      stars: 4,
      words: 'Boa.',
      photos: ['/media/x.webp'],
    }
    await database.db.insert(reviews).values({ ...written, status: 'published' })
    expect(await exportMyData(counter.shop, { userId })).toMatchObject({
      profile: { hasReviews: true },
      reviews: [{ product: 'Jasmim', stars: 4, text: 'Boa.', signedAs: 'Ana L.' }],
    })
    expect(await remove(undefined, 'nameless')).toMatchObject({ ok: true })
    expect(await database.db.select().from(reviews)).toMatchObject([
      { userId: null, authorName: null, photos: [], stars: 4, words: 'Boa.', status: 'published' },
    ])
    userId = await counter.newCustomer(email)
    await database.db
      .insert(accounts)
      .values({ userId, provider: 'password', providerAccountId: userId, passwordHash })
    await database.db.insert(reviews).values([{ ...written, userId, status: 'published' }])
    expect(await remove()).toMatchObject({ ok: true })
    expect(await database.db.select().from(reviews)).toHaveLength(1)
  })

  test('leaves the queue with the account: delivered, given up and waiting, but for news of an order', async () => {
    await database.pool.query('truncate pgboss.job')
    const other = 'bia@exemplo.com.br'
    for (const to of [email, other]) {
      await enqueueWelcome(`done:${to}`, to)
      await enqueueWelcome(`given-up:${to}`, to)
      await enqueueWelcome(`waiting:${to}`, to)
      await counter.shop.db.transaction((tx) =>
        counter.shop.outbox.enqueue(tx, { name: 'recover-password', key: to, email: to }),
      )
    }
    await enqueueRefund()
    await database.pool.query("update pgboss.job set state = 'completed' where data ->> 'key' like 'done:%'")
    await database.pool.query(
      "update pgboss.job set name = 'dead-letters' where data ->> 'key' like 'given-up:%'",
    )
    expect(await remove()).toMatchObject({ ok: true })
    const { rows } = await database.pool.query<{ key: string }>(
      "select data ->> 'key' as key from pgboss.job where data::text like '%ana@exemplo.com.br%' order by key",
    )
    expect(rows.map(({ key }) => key)).toEqual([`account-deleted:${userId}`, 'payment-refunded:1'])
    const others = await database.pool.query("select 1 from pgboss.job where data::text like '%bia@%'")
    expect(others.rowCount).toBe(4)
  })

  test('leaves a record of the access that names nobody', async () => {
    await leaveTraces()
    await remove()
    expect(await database.db.select().from(accessRecords)).toMatchObject([
      { userId: null, clientAddress: '198.51.100.4' },
    ])
    expect(await database.db.select().from(knownDevices)).toEqual([])
  })

  test('is confirmed by mail, to the address that it had', async () => {
    counter.messages.length = 0
    await remove()
    expect(counter.messages).toMatchObject([
      { name: 'send-email', key: `account-deleted:${userId}`, email: { type: 'account-deleted', to: email } },
    ])
  })

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
    const mine = await mailedCode()
    const stranger = await counter.newCustomer()
    expect(
      await deleteAccount(counter.shop, { userId: stranger, proof: mine, reviews: 'delete' }),
    ).toMatchObject({
      code: 'wrong-code',
    })
    counter.passMinutes(15)
    expect(await remove(mine)).toMatchObject({ code: 'wrong-code' })
  })

  test('neither proofs nor codes can be tried without end', async () => {
    for (let time = 0; time < 5; time++) await remove({ password: 'outra' })
    expect(await remove()).toMatchObject({ code: 'too-many' })
    for (let time = 0; time < 3; time++) await mailedCode()
    expect(await sendDeletionCode(counter.shop, { userId })).toMatchObject({ code: 'too-many' })
  })

  test('what stayed locked is removed five years after the purchase; the books still add up', async () => {
    await save({ marketingEmails: { now: true, before: false } })
    const orderId = await sellTo(userId, 'delivered')
    const otherId = await sellTo(await counter.newCustomer(), 'delivered')
    for (const id of [orderId, otherId]) await writeAbout(id)
    await remove()
    const namesNow = async () => {
      await forgetLockedIdentities(counter.shop)
      const rows = await database.db.select().from(orders)
      return [orderId, otherId].map((id) => rows.find((row) => row.id === id)?.customerName)
    }
    const [sold] = await database.db.select().from(orders).where(eq(orders.id, orderId))
    for (const table of ['orders', 'consents'])
      await database.pool.query(`update ${table} set created_at = $1`, [counter.shop.clock.now()])

    counter.passMinutes(5 * 365 * 24 * 60)
    expect(await namesNow()).toEqual(['Ana', 'Ana'])
    expect(await database.db.select().from(consents)).not.toEqual([])
    counter.passMinutes(3 * 24 * 60)
    expect(await namesNow()).toEqual(['—', 'Ana'])
    expect(await database.db.select().from(consents)).toEqual([])
    const [kept] = await database.db.select().from(orders).where(eq(orders.id, orderId))
    expect(kept).toMatchObject({
      customerEmail: '',
      customerPhone: null,
      notes: null,
      totalAmount: sold?.totalAmount,
      shippingAddress: { line1: '—', city: sold?.shippingAddress.city, postal_code: '' },
    })
    expect(kept?.shippingAddress).not.toHaveProperty('line2')
    const written = await database.db.select().from(auditEntries)
    expect(written.find(({ entityId }) => entityId === orderId)?.changes).toEqual({})
    expect(written.find(({ entityId }) => entityId === otherId)?.changes).toHaveProperty('notes')
    const payers = await database.db.select({ payer: bankLines.payer }).from(bankLines)
    expect(payers.map(({ payer }) => payer).toSorted()).toEqual(['', 'ANA LIMA'])
  })

  test.each(['pending', 'processing', 'shipped'] as const)(
    'waits for an order that is %s',
    async (status) => {
      await sellTo(userId, status)
      expect(await remove()).toMatchObject({
        code: 'open-orders',
        details: { count: 1 },
      })
      expect(await database.db.select().from(users)).toHaveLength(1)
    },
  )

  test('an administrator is not deleted from here', async () => {
    await database.db.insert(userRoles).values({ userId, role: 'admin' })
    expect(await remove()).toMatchObject({ code: 'is-administrator' })
  })
})

async function enqueueWelcome(key: string, to: string) {
  const data = { customerName: 'Ana', customerEmail: to }
  await counter.shop.db.transaction((tx) =>
    counter.shop.outbox.enqueue(tx, { name: 'send-email', key, email: { type: 'welcome', to, data } }),
  )
}

async function enqueueRefund() {
  const data = { customerName: 'Ana', orderNumber: 'LC-1', refundAmount: 9900, cause: 'cancelled' } as const
  await counter.shop.db.transaction((tx) =>
    counter.shop.outbox.enqueue(tx, {
      name: 'send-email',
      key: 'payment-refunded:1',
      email: { type: 'payment-refunded', to: email, data },
    }),
  )
}

/** Everything that signing in, asking for the freight and a passkey leave behind. */
async function leaveTraces() {
  await database.db.insert(accounts).values({
    userId,
    provider: 'google',
    providerAccountId: 'google-1',
    createdAt: new Date(Date.now() + 1000),
  })
  await database.db.insert(accessRecords).values({ userId, clientAddress: '198.51.100.4' })
  await database.db.insert(knownDevices).values({ userId, deviceHash: 'hash-of-device' })
  await database.db.insert(passkeys).values({
    userId,
    credentialId: 'hash-of-credential',
    publicKey: 'hash-of-key',
    counter: 0,
    transports: [],
    name: 'Celular',
  })
  await database.db.insert(freightQuotes).values({
    userId,
    addressKey: 'x',
    address,
    lat: -23.55,
    lng: -46.66,
    distanceMetres: 4000,
    price: 1500,
    eta: 'Mesmo dia',
    breakdown: {
      base: 12,
      kmTiers: [],
      handling: 3,
      peakUpchargeApplied: false,
      peakUpchargePct: 15,
      peakUpchargeAmount: 0,
    },
    expiresAt: counter.shop.clock.now(),
  })
}

/** A note of the owner, and the payer's name on her bank statement. */
async function writeAbout(orderId: string) {
  await recordChange(database.db, {
    actor: { id: userId, name: 'Dona' },
    entity: 'order',
    entityId: orderId,
    action: 'edit',
    changes: { notes: { from: null, to: 'vizinha da Rita' } },
    at: counter.shop.clock.now(),
  })
  const [attempt] = await database.db
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.orderId, orderId))
  await database.db.insert(bankLines).values({
    fingerprint: orderId,
    day: '2026-11-12',
    amount: 9900,
    payer: 'ANA LIMA',
    attemptId: attempt?.id,
  })
}

async function mailedCode(): Promise<{ code: string; ticket: string }> {
  const sent = await sendDeletionCode(counter.shop, { userId })
  const mail = counter.messages.at(-1)
  if (!sent.ok || mail?.name !== 'send-email' || mail.email.type !== 'deletion-code')
    throw new Error('no code')
  return { code: mail.email.data.deletionCode, ticket: sent.value.ticket }
}

async function sellTo(
  buyer: string,
  status: 'pending' | 'processing' | 'shipped' | 'delivered',
): Promise<string> {
  const unique = crypto.randomUUID()
  const [order] = await database.db
    .insert(orders)
    .values({
      userId: buyer,
      orderNumber: unique,
      status,
      subtotalAmount: 9900,
      totalAmount: 9900,
      customerName: 'Ana',
      customerEmail: email,
      notes: 'segredo da dona',
      shippingAddress: address,
      attemptKey: unique,
      sessionId: unique,
      paymentProvider: 'offline',
    })
    .returning({ id: orders.id })
  const orderId = order?.id as string
  await database.db.insert(paymentAttempts).values({
    orderId,
    number: 1,
    method: 'card',
    provider: 'offline',
    reference: `pay_${++payments}`,
    amount: 9900,
  })
  await database.db.insert(orderItems).values({
    orderId,
    quantity: 1,
    unitPrice: 9900,
    totalPrice: 9900,
    productSnapshot: { name: 'Vela', images: [], variant_name: '180 g' },
  })
  return orderId
}
