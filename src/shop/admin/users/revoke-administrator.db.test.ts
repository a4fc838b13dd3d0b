import { afterAll, beforeAll, expect, test } from 'vitest'
import { sessions, userRoles } from '#database/schema/accounts.ts'
import { openSession } from '#shop/accounts/sessions.ts'
import { type AccountShop, openAccountShop } from '../../../../tests/support/account-shop.ts'
import { createTestDatabase } from '../../../../tests/support/database.ts'
import { revokeAdministrator } from './revoke-administrator.ts'

const database = await createTestDatabase()
let counter: AccountShop
beforeAll(async () => {
  counter = await openAccountShop(database)
})
afterAll(() => counter.close())

async function newAdministrator(email?: string) {
  const id = await counter.newCustomer(email)
  await database.db.insert(userRoles).values({ userId: id, role: 'admin' })
  await openSession(counter.shop, database.db, { userId: id, isStaff: true })
  return { id, name: 'Ana' }
}

test('an administrator takes the role from another, who is signed out, and never from herself', async () => {
  const [ana, rita] = [await newAdministrator(), await newAdministrator()]
  expect(await revokeAdministrator(counter.shop, { userId: ana.id, actor: ana })).toMatchObject({
    code: 'own-role',
  })
  expect(await revokeAdministrator(counter.shop, { userId: rita.id, actor: ana })).toMatchObject({ ok: true })
  expect(await database.db.select({ userId: userRoles.userId }).from(userRoles)).toEqual([{ userId: ana.id }])
  expect(await database.db.select({ userId: sessions.userId }).from(sessions)).toEqual([{ userId: ana.id }])
})

test('of two who take it from each other at once, one stays', async () => {
  await database.pool.query('truncate users cascade')
  const [ana, rita] = [await newAdministrator(), await newAdministrator()]
  const outcomes = await Promise.all([
    revokeAdministrator(counter.shop, { userId: rita.id, actor: ana }),
    revokeAdministrator(counter.shop, { userId: ana.id, actor: rita }),
  ])
  expect(outcomes.map(({ ok }) => ok).sort()).toEqual([false, true])
  expect(await database.db.select().from(userRoles)).toHaveLength(1)
})

test('not from who stands in the settings: the next start would give it back', async () => {
  const [ana, owner] = [await newAdministrator(), await newAdministrator('dona@exemplo.com.br')]
  const config = {
    ...counter.shop.config,
    administrator: { email: 'dona@exemplo.com.br', password: 'segredo1' },
  }
  expect(
    await revokeAdministrator({ ...counter.shop, config }, { userId: owner.id, actor: ana }),
  ).toMatchObject({ code: 'named-in-settings' })
})
