import { describe, expect, test } from 'vitest'
import { sessions, userRoles } from '#accounts/schema.ts'
import { openSignInFixture } from '../../../../tests/support/sign-in-fixture.ts'
import { endSession, extendSession, forgetExpiredSessions, SESSION_END, SESSION_LENGTH } from './sessions.ts'

const { database, counter, right, newAccount, visitorOf, enter } = await openSignInFixture()

describe('a session', () => {
  test('is new at every sign-in, and the one that the browser had ends', async () => {
    await newAccount()
    const first = await enter()
    const second = await enter({ ...right, previousToken: first })
    expect(second).not.toBe(first)
    expect(await visitorOf(first)).toBeNull()
    expect(await visitorOf(second)).not.toBeNull()
  })

  test('that was planted before sign-in is worthless afterwards', async () => {
    await newAccount()
    const planted = 'A'.repeat(43)
    const token = await enter({ ...right, previousToken: planted })
    expect(token).not.toBe(planted)
    expect(await visitorOf(planted)).toBeNull()
  })

  test('ends with Sair, here and nowhere else', async () => {
    await newAccount()
    const [phone, computer] = [await enter(), await enter()]
    await endSession(counter.shop, { tokenHash: counter.shop.identity.hashToken(phone) })
    expect(await visitorOf(phone)).toBeNull()
    expect(await visitorOf(computer)).not.toBeNull()
  })

  test('lasts 30 days after its last use for a customer, and 12 hours for an administrator', async () => {
    const userId = await newAccount()
    const customer = await enter()
    counter.passMinutes(30 * 24 * 60 - 1)
    expect(await visitorOf(customer)).not.toBeNull()
    counter.passMinutes(1)
    expect(await visitorOf(customer)).toBeNull()

    await database.db.insert(userRoles).values({ userId, role: 'admin' })
    const administrator = await enter()
    counter.passMinutes(12 * 60 - 1)
    expect(await visitorOf(administrator)).toMatchObject({ isAdministrator: true })
    counter.passMinutes(1)
    expect(await visitorOf(administrator)).toBeNull()
  })

  test('that is in use is extended without a write for every request', async () => {
    await newAccount()
    const token = await enter()
    const use = async () => {
      const visitor = await visitorOf(token)
      return visitor && extendSession(counter.shop, visitor)
    }
    expect(await use()).toBeNull()
    counter.passMinutes(2 * 24 * 60)
    const end = await use()
    expect(end?.getTime()).toBe(counter.shop.clock.now().getTime() + SESSION_LENGTH.customer)
    expect(await use()).toBeNull()
    counter.passMinutes(29 * 24 * 60)
    expect(await visitorOf(token)).not.toBeNull()
  })

  test.each([
    ['a customer', 'customer', 90, 20],
    ['an administrator', 'staff', 7, 0.4],
    ['a helper', 'staff', 7, 0.4],
  ] as const)('of a %s ends after its maximum age even with daily use', async (person, kind, days, step) => {
    const userId = await newAccount()
    const role = person === 'a helper' ? 'helper' : 'admin'
    if (kind === 'staff') await database.db.insert(userRoles).values({ userId, role })
    const token = await enter()
    const openedAt = counter.shop.clock.now().getTime()
    let visitor = await visitorOf(token)
    while (visitor) {
      await extendSession(counter.shop, visitor)
      counter.passMinutes(step * 24 * 60)
      visitor = await visitorOf(token)
    }
    const lasted = (counter.shop.clock.now().getTime() - openedAt) / (24 * 60 * 60_000)
    expect(lasted).toBeGreaterThanOrEqual(days)
    expect(lasted).toBeLessThan(days + step)
    expect(SESSION_END[kind]).toBe(days * 24 * 60 * 60_000)
  })

  test('is shortened to 12 hours at its next use after the person becomes an administrator', async () => {
    const userId = await newAccount()
    const token = await enter()
    await database.db.insert(userRoles).values({ userId, role: 'admin' })
    const visitor = await visitorOf(token)
    const end = visitor && (await extendSession(counter.shop, visitor))
    expect(end?.getTime()).toBe(counter.shop.clock.now().getTime() + SESSION_LENGTH.staff)
  })

  test('is deleted after it ended', async () => {
    await newAccount()
    await enter()
    counter.passMinutes(30 * 24 * 60)
    await forgetExpiredSessions(counter.shop)
    expect(await database.db.select().from(sessions)).toEqual([])
  })
})
