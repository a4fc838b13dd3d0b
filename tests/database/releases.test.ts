import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { projectRoot } from '#platform/config/project-root.ts'
import { migrate } from '#platform/database/migrate.ts'
import commits from '#platform/database/releases.json' with { type: 'json' }
import { readRules } from '../support/database-contents.ts'
import { createEmptyDatabase } from '../support/test-database.ts'
import { allRows, FILLED_AT_START, readReleases, rebuild, withNamesOfToday } from './releases.ts'

const releases = readReleases()

test('this version is recorded', () => {
  const { version } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'))
  expect(releases.map((release) => release.version)).toContain(version)
})

test('each recorded release names its commit', () => {
  for (const { version } of releases)
    expect(commits, version).toHaveProperty([version], expect.stringMatching(/^[0-9a-f]{40}$/))
})

async function ordersWithoutPayment(client: pg.Client): Promise<unknown[]> {
  const { rows } = await client.query(`
    select o.order_number from orders o left join payments p on p.id = o.payment_id and p.order_id = o.id
      and p.amount = o.total_amount
    where p.id is null`)
  return rows
}

test.each(releases)('a database of $version is brought to this version and loses no row', async (release) => {
  const database = await createEmptyDatabase(inject('testServer'))
  const fresh = await createEmptyDatabase(inject('testServer'))
  onTestFinished(() => Promise.all([database.drop(), fresh.drop()]).then(() => undefined))
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  await rebuild(client, release)
  const before = await allRows(client)
  const empty = Object.keys(before).filter((table) => before[table]?.length === 0)
  expect(empty).toEqual(FILLED_AT_START)
  await migrate({ connectionString: database.url })
  const after = await allRows(client)
  expect(await ordersWithoutPayment(client)).toEqual([])
  await client.end()
  for (const [table, rows] of Object.entries(withNamesOfToday(before))) {
    for (const row of rows) expect(after[table], table).toContainEqual(expect.objectContaining(row))
  }
  await migrate({ connectionString: fresh.url })
  expect(await readRules(database.url)).toEqual(await readRules(fresh.url))
})
