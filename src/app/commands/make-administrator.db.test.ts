import { expect, inject, test } from 'vitest'
import { hasSecondFactor } from '#accounts/second-factor/use-cases/find-factors.ts'
import { connect } from '#platform/database/connect.ts'
import { createTestDatabase } from '../../../tests/support/database.ts'
import { createEmptyDatabase } from '../../../tests/support/test-database.ts'
import { grantAdministration, resetSecondFactor, revokeAdministration } from './administrators.ts'

const database = await createTestDatabase()

test('makes an existing account an administrator, once', async () => {
  await database.pool.query("INSERT INTO users (email) VALUES ('maria@exemplo.com.br')")
  expect(await grantAdministration(database.db, ' Maria@Exemplo.com.br ')).toBe(
    'maria@exemplo.com.br is an administrator now.',
  )
  expect(await grantAdministration(database.db, 'maria@exemplo.com.br')).toBe(
    'maria@exemplo.com.br was an administrator already.',
  )
  const { rows } = await database.pool.query('SELECT role FROM user_roles')
  expect(rows).toEqual([{ role: 'admin' }])
})

test('revokes the role, ends the sessions and warns what the next start would do', async () => {
  const { rows } = await database.pool.query(
    "INSERT INTO users (email) VALUES ('rita@exemplo.com.br') RETURNING id",
  )
  await database.pool.query("INSERT INTO user_roles (user_id, role) VALUES ($1, 'helper')", [rows[0].id])
  await grantAdministration(database.db, 'rita@exemplo.com.br')
  expect(
    (await database.pool.query('SELECT role FROM user_roles WHERE user_id = $1', [rows[0].id])).rows,
  ).toEqual([{ role: 'admin' }])
  await database.pool.query(
    `INSERT INTO staff_invitations (email, name, role, second_factor_required, token_hash, mailed_token_hash, invited_by, expires_at)
     VALUES ('comparsa@exemplo.com.br', 'X', 'admin', true, 'a', 'b', $1, now() + interval '1 day')`,
    [rows[0].id],
  )
  await database.pool.query(
    "INSERT INTO sessions (user_id, token_hash, expires_at) VALUES ($1, 'one', now() + interval '1 hour')",
    [rows[0].id],
  )
  const administrator = { email: 'rita@exemplo.com.br', password: 'segredo1' }
  expect(await revokeAdministration(database.db, 'Rita@exemplo.com.br', { administrator })).toBe(
    'rita@exemplo.com.br is no administrator any more, and signed out everywhere.\n' +
      'ADMIN_EMAIL still names this address: the next start makes it an administrator again.',
  )
  expect((await database.pool.query('SELECT 1 FROM sessions')).rows).toEqual([])
  const open = await database.pool.query('SELECT 1 FROM staff_invitations WHERE revoked_at IS NULL')
  expect(open.rows).toEqual([])
  expect(await revokeAdministration(database.db, 'rita@exemplo.com.br', { administrator: undefined })).toBe(
    'rita@exemplo.com.br was no administrator.',
  )
})

test('removes a lost factor: the password alone signs in again, and all sessions end', async () => {
  const { rows } = await database.pool.query(
    "INSERT INTO users (email) VALUES ('dona@exemplo.com.br'), ('outra@exemplo.com.br') RETURNING id",
  )
  const [userId, other] = rows.map(({ id }) => id as string) as [string, string]
  for (const id of [userId, other]) {
    await database.pool.query(
      "INSERT INTO totp_factors (user_id, sealed_secret, last_step) VALUES ($1, 'sealed', 0)",
      [id],
    )
    await database.pool.query(
      `INSERT INTO passkeys (user_id, credential_id, public_key, counter, transports, name)
       VALUES ($1::uuid, $1::text, 'key', 0, '{}', 'Celular')`,
      [id],
    )
    await database.pool.query('INSERT INTO recovery_codes (user_id, code_hash) VALUES ($1::uuid, $1::text)', [
      id,
    ])
    await database.pool.query(
      "INSERT INTO sessions (user_id, token_hash, expires_at) VALUES ($1::uuid, $1::text, now() + interval '1 hour')",
      [id],
    )
  }
  expect(await hasSecondFactor(database.db, userId)).toBe(true)
  expect(await resetSecondFactor(database.db, ' Dona@exemplo.com.br ')).toBe(
    'dona@exemplo.com.br has no second factor any more, and is signed out everywhere. Set up another at /perfil/seguranca.',
  )
  expect(await hasSecondFactor(database.db, userId)).toBe(false)
  for (const table of ['totp_factors', 'passkeys', 'recovery_codes', 'sessions'])
    expect((await database.pool.query(`SELECT user_id FROM ${table}`)).rows).toEqual([{ user_id: other }])
  expect(await resetSecondFactor(database.db, 'dona@exemplo.com.br')).toBe(
    'dona@exemplo.com.br had no second factor.',
  )
})

test('refuses an unknown address with a sentence about the next step', async () => {
  await expect(grantAdministration(database.db, 'nobody@exemplo.com.br')).rejects.toThrow(
    'Nobody has signed up with nobody@exemplo.com.br. Create the account on /auth first, then run this again.',
  )
})

test('a database without a shop is refused with a sentence too', async () => {
  const empty = await createEmptyDatabase(inject('testServer'))
  const { db, close } = connect({ connectionString: empty.url, log: console })
  await expect(grantAdministration(db, 'maria@exemplo.com.br')).rejects.toThrow('start the shop once first')
  await close()
  await empty.drop()
})
