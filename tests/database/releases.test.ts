import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { migrate } from '#database/migrate.ts'
import { projectRoot } from '#project-root.ts'
import { rulesOf } from '../support/database-contents.ts'
import { allRows, migrationTags, readReleases, rebuild } from '../support/release-fixture.ts'
import { createEmptyDatabase } from '../support/test-database.ts'

const releases = readReleases()
/** Nobody released it, but the first schema with tables is the longest way that a database can come. */
const FIRST_TABLES = '0001_tables'
/** What former versions wrote down beside the orders; it is added up from them now. */
const FORMER_SUMS = new Set([
  'order_tallies',
  'row_tallies',
  'stale_sales_days',
  'tallied_months',
  'day_tallies',
  'district_tallies',
  'district_month_tallies',
  'item_tallies',
  'item_month_tallies',
  'sales_rankings',
  'ranked_items',
])

test('this version is recorded, with rows of most tables', () => {
  const { version } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'))
  expect(releases.map((release) => release.version)).toContain(version)
  for (const release of releases) {
    expect(migrationTags()).toContain(release.migration)
    expect(Object.keys(release.rows).length).toBeGreaterThan(20)
  }
})

const starts = releases.flatMap((release) => [
  { from: release.version, migration: release.migration, release },
  { from: `the first tables, with rows of ${release.version}`, migration: FIRST_TABLES, release },
])

test.each(starts)('a database of $from is brought to this version and loses no row', async (start) => {
  const database = await createEmptyDatabase(inject('testServer'))
  const fresh = await createEmptyDatabase(inject('testServer'))
  onTestFinished(() => Promise.all([database.drop(), fresh.drop()]).then(() => undefined))
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  await rebuild(client, start.migration, start.release)
  const before = await allRows(client)
  await migrate({ connectionString: database.url })
  const after = await allRows(client)
  await client.end()
  for (const [table, rows] of Object.entries(before).filter(([name]) => !FORMER_SUMS.has(name))) {
    for (const row of rows) expect(after[table], table).toContainEqual(expect.objectContaining(row))
  }
  await migrate({ connectionString: fresh.url })
  expect(await rulesOf(database.url)).toEqual(await rulesOf(fresh.url))
})
