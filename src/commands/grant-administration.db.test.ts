import { expect, inject, test } from 'vitest'
import { connect } from '#database/connect.ts'
import { createTestDatabase } from '../../tests/support/database.ts'
import { createEmptyDatabase } from '../../tests/support/test-database.ts'
import { grantAdministration } from './grant-administration.ts'
import { revokeAdministration } from './revoke-administration.ts'

const database = await createTestDatabase()

test('makes an administrator of somebody who has an account, once', async () => {
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

test('takes the role away, ends the sessions, and says what the next start would do', async () => {
  const { rows } = await database.pool.query(
    "INSERT INTO users (email) VALUES ('rita@exemplo.com.br') RETURNING id",
  )
  await grantAdministration(database.db, 'rita@exemplo.com.br')
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
  expect(await revokeAdministration(database.db, 'rita@exemplo.com.br', { administrator: undefined })).toBe(
    'rita@exemplo.com.br was no administrator.',
  )
})

test('an unknown address is refused with a sentence that says what to do', async () => {
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
