import { expect, inject, test } from 'vitest'
import { connect } from '#database/connect.ts'
import { createTestDatabase } from '../../tests/support/database.ts'
import { createEmptyDatabase } from '../../tests/support/test-database.ts'
import { grantAdministration } from './grant-administration.ts'

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
