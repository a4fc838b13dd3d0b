import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { accounts, profiles, userRoles, users } from '#accounts/schema.ts'
import { findVisitor } from '#accounts/session/use-cases/find-visitor.ts'
import { openSession } from '#accounts/session/use-cases/sessions.ts'
import { completeProfile } from '#customers/profile/use-cases/complete-profile.ts'
import { loadProfile } from '#customers/profile/use-cases/load-profile.ts'
import { orderGifts } from '#orders/gifts/schema.ts'
import { createTestDatabase } from '../../../tests/support/database.ts'
import { makeOrder } from '../../../tests/support/make-orders.ts'
import { email, openProfileFixture, typed } from '../../../tests/support/profile-fixture.ts'

const database = await createTestDatabase()
const fixture = await openProfileFixture(database)
let userId: string
afterAll(() => fixture.close())
beforeEach(async () => {
  userId = await fixture.startAnew()
})

const save = (change: Parameters<typeof fixture.save>[1] = {}) => fixture.save(userId, change)
const load = () => loadProfile(fixture.shop, { userId })

describe('the profile', () => {
  test('is created from the account’s data if it is missing', async () => {
    expect(await load()).toMatchObject({ fullName: 'Ana', email, country: 'Brasil', profileCompleted: false })
    await Promise.all([load(), load()])
    expect(await database.db.select().from(profiles)).toHaveLength(1)
  })

  test('is complete from the start for customers who signed in with Google', async () => {
    await database.db.update(accounts).set({ provider: 'google', passwordHash: null })
    await database.db.update(users).set({ image: 'https://lh3.exemplo/a.jpg' })
    expect(await load()).toMatchObject({ profileCompleted: true, avatarUrl: 'https://lh3.exemplo/a.jpg' })
  })

  test('is saved normalised, and saving completes it', async () => {
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
      hasFactor: false,
      hasReviews: false,
      beside: null,
      reviewInvitations: false,
    })
  })

  test('may lose what it had: nothing is obligatory', async () => {
    await save()
    const emptyFields = Object.fromEntries(Object.keys(typed).map((field) => [field, ''])) as typeof typed
    expect(await save({ typed: emptyFields, notificationsEnabled: false })).toMatchObject({ ok: true })
    expect(await load()).toMatchObject({
      fullName: null,
      phone: null,
      gender: null,
      notificationsEnabled: false,
    })
  })

  test('input that no form can send changes nothing', async () => {
    await save()
    expect(await save({ typed: { ...typed, gender: 'x', fullName: 'Outra' } })).toMatchObject({
      code: 'not-acceptable',
      details: { field: 'gender' },
    })
    expect(await load()).toMatchObject({ fullName: 'Ana Lima' })
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
    completeProfile(fixture.shop, { userId, form: { ...form, ...change } })

  test('stores the missing fields and keeps all others', async () => {
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

  test('keeps the name of customers who signed in with Google', async () => {
    await database.db.update(accounts).set({ provider: 'google', passwordHash: null })
    expect(await complete({ fullName: '' })).toMatchObject({ ok: true })
    expect(await load()).toMatchObject({ fullName: 'Ana' })
    expect(await complete({ state: '' })).toMatchObject({
      code: 'incomplete',
      details: { missing: ['state'] },
    })
  })

  test('asks the visitor until then, and an administrator never', async () => {
    const { token } = await openSession(fixture.shop, database.db, { userId, isStaff: false })
    const visitor = () => findVisitor(fixture.shop, { tokenHash: fixture.shop.identity.hashToken(token) })
    expect(await visitor()).toMatchObject({ profileToComplete: { fullName: 'Ana', isExternal: false } })
    await database.db.insert(userRoles).values({ userId, role: 'admin' })
    expect(await visitor()).toMatchObject({ profileToComplete: null })
    await database.db.delete(userRoles)
    await complete()
    expect(await visitor()).toMatchObject({ profileToComplete: null })
  })

  test('the visitor is known to have a password or none', async () => {
    const { token } = await openSession(fixture.shop, database.db, { userId, isStaff: false })
    const visitor = () => findVisitor(fixture.shop, { tokenHash: fixture.shop.identity.hashToken(token) })
    expect(await visitor()).toMatchObject({ hasPassword: true })
    await database.db.update(accounts).set({ provider: 'google', passwordHash: null })
    expect(await visitor()).toMatchObject({ hasPassword: false })
    await database.db.delete(accounts)
    expect(await visitor()).toMatchObject({ hasPassword: false })
  })

  test('an order to the customer’s own address fills it; pickups, gifts and expired orders do not', async () => {
    const { token } = await openSession(fixture.shop, database.db, { userId, isStaff: false })
    const isAsked = async () => {
      const visitor = await findVisitor(fixture.shop, { tokenHash: fixture.shop.identity.hashToken(token) })
      return visitor?.profileToComplete !== null
    }
    await makeOrder(database, { userId, deliveryWay: 'pickup', pickupCode: '1234' })
    await makeOrder(database, { userId, status: 'cancelled', paymentStatus: 'failed' })
    const present = await makeOrder(database, { userId })
    const receiver = { receiverName: 'Bia', receiverPhone: '(11) 98888-7777' }
    await database.db.insert(orderGifts).values({ orderId: present.id, message: 'Oi', ...receiver })
    expect(await isAsked()).toBe(true)
    await makeOrder(database, { userId })
    expect(await isAsked()).toBe(false)
  })
})
