import { eq } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { accounts, users } from '#accounts/schema.ts'
import { signIn } from '#accounts/sign-in/use-cases/sign-in.ts'
import { openSignInFixture } from '../../../../tests/support/sign-in-fixture.ts'
import { ensureAdministrator } from './ensure-administrator.ts'

const { database, counter, right, newAccount, visitorOf, enter } = await openSignInFixture()

describe('the administrator of the settings', () => {
  const owner = { email: 'dona@exemplo.com.br', password: 'segredo1' }

  test('can sign in, and a password that the owner chose later survives every start', async () => {
    await ensureAdministrator(counter.shop, owner)
    const token = await enter({ ...right, ...owner })
    expect(await visitorOf(token)).toMatchObject({ isAdministrator: true, name: 'dona' })
    const passwordHash = await counter.shop.identity.hashPassword('escolhida')
    await database.db.update(accounts).set({ passwordHash })
    await ensureAdministrator(counter.shop, owner)
    expect(await visitorOf(token)).not.toBeNull()
    expect((await signIn(counter.shop, { ...right, ...owner, password: 'escolhida' })).ok).toBe(true)
    expect((await signIn(counter.shop, { ...right, ...owner })).ok).toBe(false)
    expect(counter.messages.filter(({ key }) => key.startsWith('welcome'))).toEqual([])
  })

  test('is reported at start if the address changed and a former administrator remains', async () => {
    const warn = vi.spyOn(counter.shop.log, 'warn')
    await ensureAdministrator(counter.shop, owner)
    await ensureAdministrator(counter.shop, owner)
    expect(warn).not.toHaveBeenCalled()
    await ensureAdministrator(counter.shop, { ...owner, email: 'nova@exemplo.com.br' })
    expect(warn).toHaveBeenCalledWith(
      { event: 'former-administrators', count: 1 },
      expect.stringContaining('npm run admin -- EMAIL --revoke'),
    )
    warn.mockRestore()
  })

  test('takes over an account that somebody had made with their address', async () => {
    await newAccount({ email: owner.email, emailVerified: false })
    await ensureAdministrator(counter.shop, owner)
    expect((await signIn(counter.shop, { ...right, email: owner.email })).ok).toBe(false)
    expect(await database.db.select().from(users).where(eq(users.email, owner.email))).toMatchObject([
      { emailVerified: true },
    ])
  })
})
