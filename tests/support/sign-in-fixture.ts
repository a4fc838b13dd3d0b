import { afterAll, beforeEach } from 'vitest'
import { accounts, users } from '#accounts/schema.ts'
import { findVisitor } from '#accounts/session/use-cases/find-visitor.ts'
import { type Credentials, signIn } from '#accounts/sign-in/use-cases/sign-in.ts'
import { openAccountShop } from './account-shop.ts'
import { createTestDatabase } from './database.ts'
import { emptyTables } from './empty-tables.ts'

/** Every test starts an hour later, without accounts. */
export async function openSignInFixture() {
  const database = await createTestDatabase()
  const counter = await openAccountShop(database)
  afterAll(() => counter.close())
  beforeEach(async () => {
    await emptyTables(database.pool, 'users')
    counter.passMinutes(61)
    counter.messages.length = 0
  })

  const email = 'helena@exemplo.com.br'
  const right: Credentials = { email, password: 'vela12', clientAddress: '203.0.113.1', previousToken: null }

  async function newAccount(facts: Partial<typeof users.$inferInsert> = {}): Promise<string> {
    const [user] = await database.db
      .insert(users)
      .values({ email, name: 'Helena', emailVerified: true, ...facts })
      .returning({ id: users.id })
    const userId = user?.id as string
    const passwordHash = await counter.shop.identity.hashPassword('vela12')
    await database.db
      .insert(accounts)
      .values({ userId, provider: 'password', providerAccountId: userId, passwordHash })
    return userId
  }

  const visitorOf = (token: string) =>
    findVisitor(counter.shop, { tokenHash: counter.shop.identity.hashToken(token) })

  async function enter(credentials = right): Promise<string> {
    const entered = await signIn(counter.shop, credentials)
    if (!entered.ok) throw new Error(entered.code)
    return entered.value.session?.token ?? ''
  }

  return { database, counter, email, right, newAccount, visitorOf, enter }
}
