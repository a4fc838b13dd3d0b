import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { accounts, profiles, users } from '#accounts/schema.ts'
import { findVisitor } from '#accounts/session/use-cases/find-visitor.ts'
import type { ExternalPerson } from '#accounts/sign-in/providers/port.ts'
import { type AccountShop, openAccountShop } from '../../../../tests/support/account-shop.ts'
import { createTestDatabase } from '../../../../tests/support/database.ts'
import { emptyTables } from '../../../../tests/support/empty-tables.ts'
import { signInWithGoogle } from './sign-in-with-google.ts'

const database = await createTestDatabase()
let counter: AccountShop
beforeAll(async () => {
  counter = await openAccountShop(database)
})
afterAll(() => counter.close())
beforeEach(async () => {
  await emptyTables(database.pool, 'users')
  counter.messages.length = 0
})

const helena: ExternalPerson = {
  subject: 'google-1',
  email: 'Helena@Exemplo.com.br',
  emailVerified: true,
  name: 'Helena Martins',
  avatarUrl: 'https://lh3.exemplo/helena.jpg',
}
const email = 'helena@exemplo.com.br'
const enter = (person: Partial<ExternalPerson> = {}, previousToken: string | null = null) =>
  signInWithGoogle(counter.shop, {
    person: { ...helena, ...person },
    previousToken,
    clientAddress: '198.51.100.4',
  })

async function localAccount(emailVerified: boolean): Promise<string> {
  const [user] = await database.db
    .insert(users)
    .values({ email, name: 'Helena M.', emailVerified })
    .returning({ id: users.id })
  const userId = user?.id as string
  await database.db.insert(profiles).values({ userId, email, fullName: 'Helena M.' })
  await database.db
    .insert(accounts)
    .values({ userId, provider: 'password', providerAccountId: userId, passwordHash: 'argon2id$…' })
  return userId
}

const welcomes = () => counter.messages.filter(({ key }) => key.startsWith('welcome'))

describe('signing in with Google', () => {
  test('creates an account with the provider’s data and sends one welcome email', async () => {
    const first = await enter()
    const second = await enter({ name: 'Outro Nome' })
    expect(first).toMatchObject({ ok: true })
    expect(second).toMatchObject({ ok: true })
    expect(await database.db.select().from(users)).toMatchObject([{ email, emailVerified: true }])
    expect(await database.db.select().from(profiles)).toMatchObject([
      { fullName: 'Helena Martins', email, avatarUrl: helena.avatarUrl, profileCompleted: true },
    ])
    expect(welcomes()).toMatchObject([{ email: { type: 'welcome' }, delaySeconds: 2 }])
  })

  test('stays the same account when the address changes at the provider', async () => {
    const first = await enter()
    const second = await enter({ email: 'nova@exemplo.com.br' })
    expect(first.ok && second.ok && first.value.userId === second.value.userId).toBe(true)
    expect(await database.db.select().from(users)).toHaveLength(1)
  })

  test('keeps of a name with a link what is a name, so that no mail carries the link', async () => {
    await enter({ name: 'Helena www.mal.com Martins' })
    expect(await database.db.select().from(users)).toMatchObject([{ name: 'Helena Martins' }])
    expect(welcomes()).toMatchObject([{ email: { data: { customerName: 'Helena Martins' } } }])
  })

  test('two first sign-ins at once end in one account', async () => {
    const outcomes = await Promise.all([enter(), enter(), enter()])
    expect(outcomes.every(({ ok }) => ok)).toBe(true)
    expect(await database.db.select().from(users)).toHaveLength(1)
    expect(await database.db.select().from(accounts)).toHaveLength(1)
    expect(welcomes()).toHaveLength(1)
  })

  test('an address that the provider has not verified opens nothing', async () => {
    expect(await enter({ emailVerified: false })).toMatchObject({ code: 'email-not-verified-by-provider' })
    expect(await database.db.select().from(users)).toEqual([])
  })

  test('an existing account is linked when both sides have verified the address', async () => {
    const userId = await localAccount(true)
    expect(await enter()).toMatchObject({ ok: true, value: { userId } })
    const ways = await database.db.select().from(accounts)
    expect(ways.map(({ provider }) => provider).toSorted()).toEqual(['google', 'password'])
    expect(await database.db.select().from(profiles)).toMatchObject([
      { fullName: 'Helena M.', avatarUrl: helena.avatarUrl, profileCompleted: false },
    ])
  })

  test('an unconfirmed account loses its password and name, because a stranger may have chosen both', async () => {
    const userId = await localAccount(false)
    expect(await enter()).toMatchObject({ ok: true, value: { userId } })
    expect(await database.db.select().from(accounts)).toMatchObject([{ provider: 'google' }])
    expect(await database.db.select().from(users)).toMatchObject([
      { emailVerified: true, name: 'Helena Martins' },
    ])
    expect(await database.db.select().from(profiles)).toMatchObject([{ fullName: 'Helena Martins' }])
  })

  test('an address that changed hands at the provider does not open the former holder’s account', async () => {
    await enter()
    expect(await enter({ subject: 'google-2' })).toMatchObject({ code: 'linked-to-another-person' })
    expect(await database.db.select().from(accounts)).toHaveLength(1)
  })

  test('ends the session that the browser had', async () => {
    const first = await enter()
    const token = first.ok ? (first.value.session?.token ?? '') : ''
    await enter({}, token)
    expect(await findVisitor(counter.shop, { tokenHash: counter.shop.identity.hashToken(token) })).toBeNull()
  })

  test('asks for the missing address whatever the profile flag is, and stops once it is stored', async () => {
    const signIn = await enter()
    const token = signIn.ok ? (signIn.value.session?.token ?? '') : ''
    const visitor = () => findVisitor(counter.shop, { tokenHash: counter.shop.identity.hashToken(token) })
    expect(await visitor()).toMatchObject({
      name: 'Helena Martins',
      avatarUrl: helena.avatarUrl,
      profileToComplete: { isExternal: true, fullName: 'Helena Martins', addressLine1: null },
    })
    await database.db
      .update(profiles)
      .set({ addressLine1: 'Rua Augusta, 10', city: 'São Paulo', state: 'SP', postalCode: '01305-000' })
    expect(await visitor()).toMatchObject({ profileToComplete: null })
  })
})
