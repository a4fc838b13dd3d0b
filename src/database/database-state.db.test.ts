import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createTestDatabase } from '../../tests/support/database.ts'
import { connect } from './connect.ts'
import { databaseState } from './database-state.ts'

const database = await createTestDatabase()
const stateOf = async ({ db } = database) => {
  const { rows } = await db.execute<{ state: string }>(sql`select ${databaseState} as state`)
  return rows[0]?.state
}
await database.db.execute(sql`create table notes (text text)`)

test('has another name after a change', async () => {
  const before = await stateOf()
  await database.db.execute(sql`insert into notes values ('uma')`)
  expect(await stateOf()).not.toBe(before)
})

test('has another name after a change that was begun before and finished since', async () => {
  const { pool, close } = connect({ connectionString: database.url, log: { warn: () => {} } })
  const writer = await pool.connect()
  await writer.query('begin')
  await writer.query("insert into notes values ('duas')")
  const before = await stateOf()
  await writer.query('commit')
  expect(await stateOf()).not.toBe(before)
  writer.release()
  await close()
})

test('keeps its name while everybody only reads', async () => {
  // Other tests write to databases of their own on the same server, which counts; now and then there is a quiet moment.
  const staysTheSame = async () => {
    const before = await stateOf()
    await database.db.execute(sql`select count(*) from notes`)
    return (await stateOf()) === before
  }
  await expect.poll(staysTheSame, { timeout: 30_000, interval: 10 }).toBe(true)
})
