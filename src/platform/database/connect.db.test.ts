import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { cut } from '../../../lab/chaos/crashing-database.ts'
import { createTestDatabase } from '../../../tests/support/database.ts'
import { connect } from './connect.ts'
import { prepared } from './prepared.ts'
import { countStatements, statementsSoFar } from './statement-count.ts'

const database = await createTestDatabase()
const log = { warn: () => {} }

test('counts the statements of one piece of work, however they are sent', async () => {
  const { statements, value } = await countStatements(async () => {
    await database.db.execute(sql`select 1`)
    await database.pool.query('select 2')
    await database.db.transaction((tx) => tx.execute(sql`select 3`))
    return statementsSoFar()
  })
  expect(statements).toEqual(['select 1', 'select 2', 'begin', 'select 3', 'commit'])
  expect(value).toBe(5)
  expect(statementsSoFar()).toBeUndefined()
})

test('gives every piece of work its own count, even when they wait for each other', async () => {
  const { pool, close } = connect({ connectionString: database.url, poolSize: 1, log })
  const works = [1, 2, 3].map((count) =>
    countStatements(() =>
      Promise.all(Array.from({ length: count }, () => pool.query('select pg_sleep(0.01)'))),
    ),
  )
  const results = await Promise.all(works)
  expect(results.map(({ statements }) => statements.length)).toEqual([1, 2, 3])
  await close()
})

test('keeps frequent statements unchanged, and errors point to their caller', async () => {
  const statement = { text: 'select 1 / $1::int as share' }
  async function askFromHere(divisor: number) {
    return await database.pool.query(statement, [divisor])
  }
  expect((await askFromHere(1)).rows).toEqual([{ share: 1 }])
  const refusal = await askFromHere(0).catch((error: Error) => error)
  expect(refusal).toMatchObject({ code: '22012', stack: expect.stringContaining('askFromHere') })
  expect(statement).toEqual({ text: 'select 1 / $1::int as share' })
})

test('keeps the connection after a refused statement, and drops a lost one', async () => {
  const { pool, close } = connect({ connectionString: database.url, poolSize: 1, log })
  const backend = async () => (await pool.query('select pg_backend_pid() as pid')).rows[0].pid
  const first = await backend()
  await expect(pool.query('select 1 / 0')).rejects.toThrow('division by zero')
  expect(await backend()).toBe(first)
  await expect(pool.query(`select pg_terminate_backend(${first})`)).rejects.toThrow()
  expect(await backend()).not.toBe(first)
  await close()
})

test('logs a lost idle connection in one line', async () => {
  const connectionLost = Promise.withResolvers<unknown[]>()
  const { pool, close } = connect({
    connectionString: database.url,
    log: { warn: (...words) => connectionLost.resolve(words) },
  })
  const { pid } = (await pool.query('select pg_backend_pid() as pid')).rows[0]
  await database.pool.query(`select pg_terminate_backend(${pid})`)
  expect(await connectionLost.promise).toEqual([
    { reason: expect.stringContaining('terminat') },
    'An idle database connection was lost.',
  ])
  await close()
})

test('outlives a connection that is lost in the middle of a transaction', async () => {
  const { db, pool, close } = connect({ connectionString: database.url, poolSize: 1, log })
  const connectionEnded = new Promise((resolve) =>
    pool.once('connect', (client) => client.once('end', resolve)),
  )
  const failure = db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
    await database.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
    await connectionEnded
    await tx.execute(sql`select 1`)
  })
  await expect(failure).rejects.toThrow()
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await close()
})

test('gives a connection back that is lost when its transaction begins', async () => {
  const { db, pool, close } = connect({ connectionString: database.url, poolSize: 1, log })
  await pool.query('select 1')
  pool.once('acquire', (client) => cut(client))
  await expect(db.transaction((tx) => tx.execute(sql`select 1`))).rejects.toThrow()
  expect((await db.transaction((tx) => tx.execute(sql`select 1 as one`))).rows).toEqual([{ one: 1 }])
  await close()
})

test('a statement that hangs is ended by the server, and its connection goes on', async () => {
  const { pool, close } = connect({
    connectionString: database.url,
    poolSize: 1,
    statementTimeoutMs: 50,
    log,
  })
  const backend = async () => (await pool.query('select pg_backend_pid() as pid')).rows[0].pid
  const before = await backend()
  await expect(pool.query('select pg_sleep(600)')).rejects.toMatchObject({ code: '57014' })
  expect(await backend()).toBe(before)
  await close()
})

test('a statement has fifteen seconds unless somebody gives it others', async () => {
  const { pool, close } = connect({ connectionString: database.url, log })
  const { rows } = await pool.query('show statement_timeout')
  expect(rows).toEqual([{ statement_timeout: '15s' }])
  await close()
})

test('closing twice is closing once', async () => {
  const { close } = connect({ connectionString: database.url, log })
  await Promise.all([close(), close()])
})

const plansKept = sql`select statement from pg_prepared_statements where statement like '%a plan to keep%'`

test('keeps the plan of a statement that is sent through the prepared handle, in a transaction or not', async () => {
  const { db, close } = connect({ connectionString: database.url, poolSize: 1, log })
  const ask = (handle: Pick<typeof db, 'execute'>, value: number) =>
    handle.execute<{ value: number }>(sql`select ${value}::int as value /* a plan to keep */`)
  await ask(db, 1)
  expect((await db.execute(plansKept)).rows).toEqual([])
  const preparedAgain = prepared(db)
  expect((await ask(preparedAgain, 2)).rows).toEqual([{ value: 2 }])
  const inTransaction = await preparedAgain.transaction(async (tx) => {
    expect(prepared(tx)).toBe(tx)
    return (await ask(tx, 3)).rows
  })
  expect(inTransaction).toEqual([{ value: 3 }])
  expect((await db.execute(plansKept)).rows).toHaveLength(1)
  await close()
})

test('keeps no more plans than a number, however many texts there are', async () => {
  const { db, close } = connect({ connectionString: database.url, poolSize: 1, log })
  for (let text = 0; text < 400; text++) {
    const query = sql`select ${text}::int as value ${sql.raw(`/* text ${text} */`)}`
    expect((await prepared(db).execute(query)).rows).toEqual([{ value: text }])
  }
  const { rows } = await db.execute(sql`select 1 from pg_prepared_statements`)
  expect(rows.length).toBeLessThanOrEqual(300)
  await close()
})

test('a plan that a newer release has made stale fails a transaction once, and no other statement', async () => {
  const { db, pool, close } = connect({ connectionString: database.url, poolSize: 2, log })
  await pool.query('create table planned (value integer)')
  await pool.query('insert into planned values (1)')
  const read = (handle: Pick<typeof db, 'execute'>) =>
    handle.execute(sql`select value from planned where value = ${1}`).then(({ rows }) => rows)
  const inTransaction = () => prepared(db).transaction(read)
  const runTwoTransactions = () => Promise.all([inTransaction(), inTransaction()])
  await runTwoTransactions()
  await pool.query('alter table planned alter column value type bigint')
  expect(await read(prepared(db)), 'sent again on a connection that knows nothing').toEqual([{ value: '1' }])
  const answers = await Promise.allSettled([inTransaction(), inTransaction()])
  expect(answers.map(({ status }) => status)).toContain('fulfilled')
  expect(await runTwoTransactions()).toEqual([[{ value: '1' }], [{ value: '1' }]])
  await pool.query('drop table planned')
  await close()
})
