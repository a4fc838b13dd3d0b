import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { applyMigrations, migrate, readMigrations } from '#platform/database/migrate.ts'
import { createEmptyDatabase } from '../support/test-database.ts'
import { migrationTags } from './releases.ts'

const before = readMigrations().slice(0, migrationTags().indexOf('0035_parts_that_the_owner_switches_on'))

test.each([
  ['goes on offering what it offered', true, ['features', 'opening', 'returns']],
  ['offers nothing that its owner did not choose', false, []],
])('a shop %s (opened before: %s)', async (_what, wasOpened, sections) => {
  const database = await createEmptyDatabase(inject('testServer'))
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  onTestFinished(async () => {
    await client.end()
    await database.drop()
  })
  await client.query('begin')
  await applyMigrations(client, before)
  await client.query('commit')
  if (wasOpened)
    await client.query(`insert into shop_settings (section, "values") values ('opening', '{"state":"open"}')`)
  await migrate({ connectionString: database.url })
  const { rows } = await client.query('select section from shop_settings order by section')
  expect(rows.map(({ section }) => section)).toEqual(sections)
})
