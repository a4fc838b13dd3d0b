import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sessions, staffInvitations, userRoles, users } from '#accounts/schema.ts'
import { recoveryCodes, totpFactors } from '#accounts/second-factor/schema.ts'
import { openSession } from '#accounts/session/use-cases/sessions.ts'
import { takeUnconfirmedAccount } from '#accounts/sign-up/use-cases/take-unconfirmed-account.ts'
import { changePixKey } from '#payments/use-cases/change-pix-key.ts'
import { auditEntries } from '#platform/operations/schema.ts'
import { loadSettings } from '#settings/use-cases/load-settings.ts'
import { type AccountShop, openAccountShop } from '../../../../tests/support/account-shop.ts'
import { createTestDatabase } from '../../../../tests/support/database.ts'
import { emptyTables } from '../../../../tests/support/empty-tables.ts'
import { acceptInvitation } from './accept-invitation.ts'
import { requireFactor, resetStaffFactor } from './change-factor.ts'
import { endRole } from './end-role.ts'
import { findInvitation, forgetOldInvitations } from './find-invitation.ts'
import { inviteStaff, renewInvitation, revokeInvitation } from './invite-staff.ts'
import { listTeam } from './list-team.ts'

const database = await createTestDatabase()
let counter: AccountShop
beforeAll(async () => {
  counter = await openAccountShop(database)
})
afterAll(() => counter.close())
beforeEach(async () => {
  await emptyTables(database.pool, 'users')
  await emptyTables(database.pool, 'staff_invitations')
})

async function newAdministrator(email?: string) {
  const id = await counter.newCustomer(email)
  await database.db.insert(userRoles).values({ userId: id, role: 'admin' })
  await openSession(counter.shop, database.db, { userId: id, isStaff: true })
  return { id, name: 'Ana' }
}

test('an administrator revokes another one’s role and signs them out, but never their own', async () => {
  const [ana, rita] = [await newAdministrator(), await newAdministrator()]
  expect(await endRole(counter.shop, { userId: ana.id, actor: ana })).toMatchObject({
    code: 'own-role',
  })
  expect(await endRole(counter.shop, { userId: rita.id, actor: ana })).toMatchObject({ ok: true })
  expect(await database.db.select({ userId: userRoles.userId }).from(userRoles)).toEqual([{ userId: ana.id }])
  expect(await database.db.select({ userId: sessions.userId }).from(sessions)).toEqual([{ userId: ana.id }])
})

test('when two administrators revoke each other at once, one stays', async () => {
  const [ana, rita] = [await newAdministrator(), await newAdministrator()]
  const outcomes = await Promise.all([
    endRole(counter.shop, { userId: rita.id, actor: ana }),
    endRole(counter.shop, { userId: ana.id, actor: rita }),
  ])
  expect(outcomes.map(({ ok }) => ok).sort()).toEqual([false, true])
  expect(await database.db.select().from(userRoles)).toHaveLength(1)
})

test('an administrator named in the settings keeps the role, because the next start would restore it', async () => {
  const [ana, owner] = [await newAdministrator(), await newAdministrator('dona@exemplo.com.br')]
  const config = {
    ...counter.shop.config,
    administrator: { email: 'dona@exemplo.com.br', password: 'segredo1' },
  }
  expect(await endRole({ ...counter.shop, config }, { userId: owner.id, actor: ana })).toMatchObject({
    code: 'named-in-settings',
  })
})

const account = {
  fullName: 'Bia Rocha',
  password: 'vela123',
  confirmation: 'vela123',
  acceptsTerms: true,
  termsText: 'Termos',
}
const bia = { email: 'Bia@Exemplo.com.br', name: 'Bia', role: 'helper', secondFactorRequired: false } as const

const tokenIn = (link: string) => new URL(link).searchParams.get('token') ?? ''

async function invite(
  actor: { id: string; name: string },
  changes: Partial<Parameters<typeof inviteStaff>[1]> = {},
) {
  const outcome = await inviteStaff(counter.shop, { ...bia, ...changes, actor })
  if (!outcome.ok) throw new Error(outcome.code)
  return tokenIn(outcome.value.link)
}

async function mailedToken() {
  const { email } = counter.messages.findLast(({ key }) => key?.startsWith('invitation:')) as {
    email: { data: { invitationUrl: string } }
  }
  return tokenIn(email.data.invitationUrl)
}

const accept = (token: string, changes: Partial<Parameters<typeof acceptInvitation>[1]> = {}) =>
  acceptInvitation(counter.shop, { token, userId: null, account, clientAddress: '198.51.100.4', ...changes })

const mailsTo = (to: string) =>
  counter.messages.flatMap((job) =>
    job.name === 'send-email' && job.email.to === to ? [job.email.type] : [],
  )

const rolesIn = () =>
  database.db
    .select({ email: users.email, role: userRoles.role, isVerified: users.emailVerified })
    .from(userRoles)
    .innerJoin(users, eq(users.id, userRoles.userId))
    .where(eq(users.email, 'bia@exemplo.com.br'))

describe('a link', () => {
  test('makes a new account a helper; the owner’s typed address still has to be confirmed', async () => {
    const ana = await newAdministrator()
    const token = await invite(ana)
    expect(await findInvitation(counter.shop, { token })).toMatchObject({
      ok: true,
      value: { hasAccount: false },
    })
    expect(await accept(token)).toMatchObject({ ok: true, value: { role: 'helper' } })
    expect(await rolesIn()).toEqual([{ email: 'bia@exemplo.com.br', role: 'helper', isVerified: false }])
    expect(mailsTo('bia@exemplo.com.br')).toContain('account-confirmation')
  })

  test('out of the e-mail shows that the mailbox is the invited person’s', async () => {
    await invite(await newAdministrator())
    expect(await accept(await mailedToken())).toMatchObject({ ok: true })
    expect(await rolesIn()).toEqual([{ email: 'bia@exemplo.com.br', role: 'helper', isVerified: true }])
  })

  test('is good once: of two presses at once one wins, and the other link of it ends too', async () => {
    const token = await invite(await newAdministrator())
    const outcomes = await Promise.all([accept(token), accept(token)])
    expect(outcomes.map(({ ok }) => ok).toSorted()).toEqual([false, true])
    for (const usedToken of [token, await mailedToken()])
      expect(await accept(usedToken)).toMatchObject({ ok: false, code: 'invitation-used' })
    expect(await rolesIn()).toHaveLength(1)
  })

  test('is stored as hashes only', async () => {
    const token = await invite(await newAdministrator())
    const [row] = await database.db.select().from(staffInvitations)
    expect(JSON.stringify(row)).not.toContain(token)
    const { rows } = await database.pool.query('select * from audit_entries')
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  test('opens nothing if it was guessed, revoked, replaced or is a week old', async () => {
    const ana = await newAdministrator()
    expect(await accept('x'.repeat(43))).toMatchObject({ code: 'invitation-unknown' })
    const first = await invite(ana)
    const second = await invite(ana)
    expect(await accept(first)).toMatchObject({ code: 'invitation-unknown' })
    const { invitations } = await listTeam(counter.shop)
    const renewal = await renewInvitation(counter.shop, { id: invitations[0]?.id ?? '', actor: ana })
    expect(renewal).toMatchObject({ ok: true })
    expect(await accept(second)).toMatchObject({ code: 'invitation-unknown' })
    const [open] = (await listTeam(counter.shop)).invitations
    expect(await revokeInvitation(counter.shop, { id: open?.id ?? '', actor: ana })).toMatchObject({
      ok: true,
    })
    expect((await listTeam(counter.shop)).invitations).toEqual([])
    const last = await invite(ana)
    counter.passMinutes(7 * 24 * 60)
    expect(await findInvitation(counter.shop, { token: last })).toMatchObject({ code: 'invitation-expired' })
    expect(await accept(last)).toMatchObject({ code: 'invitation-expired' })
    expect(await rolesIn()).toEqual([])
    counter.passMinutes(31 * 24 * 60)
    await forgetOldInvitations(counter.shop)
    expect(await database.db.select().from(staffInvitations)).toEqual([])
  })

  test('can be accepted only by the existing account that it was sent to', async () => {
    const ana = await newAdministrator()
    const owner = await counter.newCustomer('bia@exemplo.com.br')
    const stranger = await counter.newCustomer()
    const token = await invite(ana)
    expect(await accept(token)).toMatchObject({ code: 'sign-in-first' })
    expect(await accept(token, { userId: stranger })).toMatchObject({ code: 'other-account' })
    await openSession(counter.shop, database.db, { userId: owner, isStaff: false })
    expect(await accept(token, { userId: owner })).toMatchObject({ ok: true })
    expect(await rolesIn()).toHaveLength(1)
    expect(await database.db.select().from(sessions).where(eq(sessions.userId, owner))).toHaveLength(1)
  })

  test('takes over an account that somebody began with their address and never confirmed', async () => {
    const [user] = await database.db.insert(users).values({ email: 'bia@exemplo.com.br' }).returning()
    await openSession(counter.shop, database.db, { userId: user?.id ?? '', isStaff: false })
    expect(await accept(await invite(await newAdministrator()))).toMatchObject({ ok: true })
    expect(
      await database.db
        .select()
        .from(sessions)
        .where(eq(sessions.userId, user?.id ?? '')),
    ).toHaveLength(1)
  })

  test.each([
    ['password-too-short', { password: 'curta', confirmation: 'curta' }],
    ['passwords-differ', { confirmation: 'outra12' }],
    ['name-missing', { fullName: ' ' }],
    ['terms-not-accepted', { acceptsTerms: false }],
  ])('is not used up by %s', async (code, wrong) => {
    const token = await invite(await newAdministrator())
    expect(await accept(token, { account: { ...account, ...wrong } })).toMatchObject({ code })
    expect(await accept(token)).toMatchObject({ ok: true })
  })

  test('is worthless after the role of its sender ended', async () => {
    const [ana, rita] = [await newAdministrator(), await newAdministrator()]
    const token = await invite(rita)
    await endRole(counter.shop, { userId: rita.id, actor: ana })
    expect(await accept(token)).toMatchObject({ code: 'invitation-unknown' })
  })

  test('cannot be created by a helper, nor for a person who is already on the team', async () => {
    const ana = await newAdministrator('ana@exemplo.com.br')
    await accept(await invite(ana))
    const [person] = (await listTeam(counter.shop)).people.filter(({ role }) => role === 'helper')
    const helper = { id: person?.userId ?? '', name: 'Bia' }
    const invitation = { ...bia, email: 'cida@exemplo.com.br' }
    expect(await inviteStaff(counter.shop, { ...invitation, actor: helper })).toMatchObject({
      code: 'not-in-team',
    })
    expect(await inviteStaff(counter.shop, { ...bia, actor: ana })).toMatchObject({ code: 'already-helper' })
    const secondInvitation = { ...bia, email: 'ANA@exemplo.com.br', actor: ana }
    expect(await inviteStaff(counter.shop, secondInvitation)).toMatchObject({ code: 'already-administrator' })
    expect(await inviteStaff(counter.shop, { ...bia, email: 'bia', actor: ana })).toMatchObject({
      code: 'email-undeliverable',
    })
  })

  test('that promotes an unconfirmed helper does not take over another account', async () => {
    const ana = await newAdministrator()
    await accept(await invite(ana))
    const token = await invite(ana, { role: 'admin' })
    expect(await findInvitation(counter.shop, { token })).toMatchObject({ value: { hasAccount: true } })
    expect(await accept(token)).toMatchObject({ code: 'sign-in-first' })
    expect(await rolesIn()).toMatchObject([{ role: 'helper' }])
  })

  test('cannot be renewed after it was revoked', async () => {
    const ana = await newAdministrator()
    await invite(ana)
    const [{ id } = { id: '' }] = (await listTeam(counter.shop)).invitations
    await Promise.all([
      revokeInvitation(counter.shop, { id, actor: ana }),
      renewInvitation(counter.shop, { id, actor: ana }),
    ])
    expect(await renewInvitation(counter.shop, { id, actor: ana })).toMatchObject({
      code: 'invitation-ended',
    })
  })

  test('makes a helper an administrator, who needs a second factor', async () => {
    const ana = await newAdministrator()
    await accept(await invite(ana))
    const [{ userId } = { userId: '' }] = (await listTeam(counter.shop)).people.filter(
      ({ role }) => role === 'helper',
    )
    await database.db.update(users).set({ emailVerified: true }).where(eq(users.id, userId))
    expect(await accept(await invite(ana, { role: 'admin' }), { userId })).toMatchObject({ ok: true })
    const people = (await listTeam(counter.shop)).people.filter((person) => person.userId === userId)
    expect(people).toMatchObject([{ role: 'admin', isFactorRequired: true, hasFactor: false }])
  })
})

test('the team is e-mailed when an administrator is replaced', async () => {
  const [ana, owner] = [await newAdministrator(), await newAdministrator('clara@exemplo.com.br')]
  const countNotices = () => mailsTo('clara@exemplo.com.br').filter((type) => type === 'team-changed').length
  const token = await invite(ana, { role: 'admin' })
  expect(countNotices()).toBe(1)
  await accept(token)
  expect(countNotices()).toBe(2)
  await endRole(counter.shop, { userId: owner.id, actor: ana })
  expect(countNotices()).toBe(3)
  const key = { key: 'outra@exemplo.com.br', receiver: 'Outra', city: 'São Paulo', actor: ana }
  const { versions } = await loadSettings(counter.shop)
  await changePixKey(counter.shop, { ...key, version: versions.pixKey })
  expect(counter.messages).toContainEqual(
    expect.objectContaining({
      email: expect.objectContaining({
        type: 'pix-key-changed',
        to: 'clara@exemplo.com.br',
        data: expect.objectContaining({ isFormer: true }),
      }),
    }),
  )
})

test('the administrator role wins over an older helper row', async () => {
  const [ana, owner] = [await newAdministrator(), await newAdministrator('dona2@exemplo.com.br')]
  await database.db.insert(userRoles).values({ userId: owner.id, role: 'helper' })
  const config = {
    ...counter.shop.config,
    administrator: { email: 'dona2@exemplo.com.br', password: 'segredo1' },
  }
  expect(await endRole({ ...counter.shop, config }, { userId: owner.id, actor: ana })).toMatchObject({
    code: 'named-in-settings',
  })
})

test('the history lists every step with its author', async () => {
  const ana = await newAdministrator()
  await accept(await invite(ana))
  const [{ userId } = { userId: '' }] = (await listTeam(counter.shop)).people.filter(
    ({ role }) => role === 'helper',
  )
  await requireFactor(counter.shop, { userId, required: true, actor: ana })
  await endRole(counter.shop, { userId, actor: ana })
  const rows = await database.db
    .select({ action: auditEntries.action, by: auditEntries.actorName })
    .from(auditEntries)
    .orderBy(auditEntries.createdAt, auditEntries.id)
  expect(
    rows.filter(({ action }) => action !== 'revoked').map(({ action, by }) => `${by} ${action}`),
  ).toEqual(expect.arrayContaining(['Ana invited', 'Bia Rocha joined', 'Ana factor-required']))
})

test('the mailbox alone opens nothing that a second factor guarded: role and factor go together', async () => {
  const ana = await newAdministrator()
  await accept(await invite(ana))
  const findUserId = async () =>
    (await database.db.select().from(users).where(eq(users.name, 'Bia Rocha')))[0]?.id
  const userId = (await findUserId()) ?? ''
  const takeOver = () =>
    database.db.transaction((tx) => takeUnconfirmedAccount(counter.shop, tx, { userId, name: 'Bia Rocha' }))
  await takeOver()
  expect(await rolesIn()).toMatchObject([{ role: 'helper' }])
  await database.db.insert(totpFactors).values({ userId, sealedSecret: 'x', lastStep: 0 })
  await takeOver()
  expect(await rolesIn()).toEqual([])
  expect(await database.db.select().from(totpFactors)).toEqual([])
})

describe('a lost second factor', () => {
  const addFactor = async (userId: string) => {
    await database.db.insert(totpFactors).values({ userId, sealedSecret: 'x', lastStep: 0 })
    await database.db.insert(recoveryCodes).values({ userId, codeHash: `hash ${userId}` })
  }

  test('is reset by the other administrator: sessions end, a mail goes out, a new one is wanted', async () => {
    const [ana, rita] = [await newAdministrator(), await newAdministrator()]
    await addFactor(rita.id)
    expect(await resetStaffFactor(counter.shop, { userId: rita.id, actor: ana })).toMatchObject({ ok: true })
    expect(await database.db.select().from(totpFactors)).toEqual([])
    expect(await database.db.select().from(recoveryCodes)).toEqual([])
    expect(await database.db.select().from(sessions).where(eq(sessions.userId, rita.id))).toEqual([])
    expect(counter.messages.at(-1)).toMatchObject({
      email: { type: 'second-factor-changed', data: { change: 'reset' } },
    })
    const people = (await listTeam(counter.shop)).people.filter(({ userId }) => userId === rita.id)
    expect(people).toMatchObject([{ hasFactor: false, isFactorRequired: true, role: 'admin' }])
  })

  test('is not one’s own to reset here, nor a customer’s, nor a helper’s to ask for', async () => {
    const [ana, customer] = [await newAdministrator(), await counter.newCustomer()]
    await addFactor(ana.id)
    await addFactor(customer)
    expect(await resetStaffFactor(counter.shop, { userId: ana.id, actor: ana })).toMatchObject({
      code: 'own-factor',
    })
    expect(await resetStaffFactor(counter.shop, { userId: customer, actor: ana })).toMatchObject({
      code: 'not-in-team',
    })
    const helper = { id: customer, name: 'Bia' }
    await database.db.insert(userRoles).values({ userId: customer, role: 'helper' })
    expect(await resetStaffFactor(counter.shop, { userId: ana.id, actor: helper })).toMatchObject({
      code: 'not-in-team',
    })
    expect(await database.db.select().from(totpFactors)).toHaveLength(2)
  })
})
