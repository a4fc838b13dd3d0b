import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { consents } from '#accounts/schema.ts'
import { newsletterSubscriptions } from '#content/newsletter/schema.ts'
import { loadProfile } from '#customers/profile/use-cases/load-profile.ts'
import { createTestDatabase } from '../../../../tests/support/database.ts'
import { email, openProfileFixture } from '../../../../tests/support/profile-fixture.ts'
import { subscribe } from './subscribe.ts'

const database = await createTestDatabase()
const fixture = await openProfileFixture(database)
let userId: string
afterAll(() => fixture.close())
beforeEach(async () => {
  userId = await fixture.startAnew()
})

const save = (change: Parameters<typeof fixture.save>[1] = {}) => fixture.save(userId, change)
const load = () => loadProfile(fixture.shop, { userId })

describe('the switch of the profile', () => {
  const turnedOn = { now: true, before: false }
  const turnedOff = { now: false, before: true }

  test('subscribes and unsubscribes, and stores the text agreed to', async () => {
    await save({ marketingEmails: turnedOn })
    expect(await load()).toMatchObject({ marketingEmails: true })
    expect(await database.db.select().from(newsletterSubscriptions)).toMatchObject([
      { email, source: 'profile', consentText: 'Cartas do Ritual de Carinho', unsubscribedAt: null },
    ])
    await save({ marketingEmails: turnedOff })
    expect(await load()).toMatchObject({ marketingEmails: false })
    const [row] = await database.db.select().from(newsletterSubscriptions)
    expect(row?.unsubscribedAt).not.toBeNull()
    const stored = await database.db.select().from(consents).orderBy(consents.createdAt)
    expect(stored.map(({ granted }) => granted).toSorted()).toEqual([false, true])
  })

  test('mirrors a subscription made on the site', async () => {
    await load()
    await subscribe(fixture.shop, { email, consentText: 'site', source: 'site' })
    expect(await load()).toMatchObject({ marketingEmails: true })
  })

  test('shows that the person is already subscribed', async () => {
    await subscribe(fixture.shop, { email, consentText: 'site', source: 'site' })
    expect(await load()).toMatchObject({ marketingEmails: false })
    await save({ marketingEmails: turnedOn })
    expect(await load()).toMatchObject({ marketingEmails: true })
    expect(await database.db.select().from(newsletterSubscriptions)).toHaveLength(1)
  })

  test('an outdated page does not undo a decision made elsewhere', async () => {
    await load()
    await subscribe(fixture.shop, { email, consentText: 'site', source: 'site' })
    await save({ marketingEmails: { now: false, before: false } })
    expect(await load()).toMatchObject({ marketingEmails: true })
  })
})
