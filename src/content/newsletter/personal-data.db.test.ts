import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { consents, users } from '#accounts/schema.ts'
import { deleteAccount } from '#customers/privacy/use-cases/delete-account.ts'
import { exportMyData } from '#customers/privacy/use-cases/export-my-data.ts'
import { forgetLockedIdentities } from '#customers/privacy/use-cases/forget-identities.ts'
import { createTestDatabase } from '../../../tests/support/database.ts'
import { email, openProfileFixture, password } from '../../../tests/support/profile-fixture.ts'
import { newsletterSubscriptions } from './schema.ts'
import { removeFromList } from './use-cases/unsubscribe.ts'

const database = await createTestDatabase()
const fixture = await openProfileFixture(database)
let userId: string
afterAll(() => fixture.close())
beforeEach(async () => {
  userId = await fixture.startAnew()
  await fixture.save(userId, { marketingEmails: { now: true, before: false } })
})

const remove = () => deleteAccount(fixture.shop, { userId, proof: { password }, reviews: 'delete' })
const listSubscriptions = () => database.db.select().from(newsletterSubscriptions)

test('the place on the list is in the customer’s file and goes with the account', async () => {
  expect(await exportMyData(fixture.shop, { userId })).toMatchObject({
    newsletter: [{ unsubscribedAt: null, consentText: 'Cartas do Ritual de Carinho' }],
  })
  expect(await remove()).toMatchObject({ ok: true })
  expect(await listSubscriptions()).toEqual([])
  const consentRows = await database.db.select().from(consents)
  expect(consentRows.map(({ granted }) => granted).toSorted()).toEqual([false, true])
})

test('the place on the list stays out of reach of an account that never confirmed its address', async () => {
  await database.db.update(users).set({ emailVerified: false }).where(eq(users.id, userId))
  await fixture.save(userId, { marketingEmails: { now: false, before: true } })
  expect(await exportMyData(fixture.shop, { userId })).toMatchObject({ newsletter: [], consents: [] })
  expect(await remove()).toMatchObject({ ok: true })
  expect(await listSubscriptions()).toMatchObject([{ email, unsubscribedAt: null }])
})

test('the proof of a consent is kept past the legal period as long as its address is on the list', async () => {
  await database.db.update(consents).set({ userId: null })
  fixture.passMinutes(6 * 366 * 24 * 60)
  await forgetLockedIdentities(fixture.shop)
  expect(await database.db.select().from(consents)).toHaveLength(1)
  await removeFromList(fixture.shop, database.db, { email })
  await forgetLockedIdentities(fixture.shop)
  expect(await database.db.select().from(consents)).toMatchObject([{ granted: false }])
})
