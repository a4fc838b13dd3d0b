import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { applyMigrations, migrate, readMigrations } from '#platform/database/migrate.ts'
import { createEmptyDatabase, type TestDatabase } from '../support/test-database.ts'
import { migrationTags } from './releases.ts'

let database: TestDatabase
let client: pg.Client

const before = readMigrations().slice(0, migrationTags().indexOf('0008_one_calendar'))

beforeAll(async () => {
  database = await createEmptyDatabase(inject('testServer'))
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
  await client.query('begin')
  await applyMigrations(client, before)
  await client.query('commit')
})
afterAll(async () => {
  await client?.end()
  await database?.drop()
})

test('vacation, days off and worked holidays become entries of the calendar, each day in one of them', async () => {
  const schedule = {
    daysOff: ['2020-01-01', '2040-01-05', '2040-02-03', '2040-12-25'],
    openHolidays: ['2040-04-21', '2040-12-25', '2040-02-04'],
  }
  await client.query(
    `insert into settings_frete_motoboy (origem_address, base_price, tier1_rate, tier2_rate, tier3_rate, tier4_rate,
       peak_start_time, peak_end_time, delivery_schedule)
     values ('Rua Harmonia, 500', 12, 2, 2, 2, 2, '17:00', '20:00', $1)`,
    [schedule],
  )
  await client.query(`insert into shop_settings (section, "values") values ('holiday', $1)`, [
    { from: '2040-02-01', until: '2040-02-10', note: 'Até já.' },
  ])
  await migrate({ connectionString: database.url })
  const { rows } = await client.query(
    `select "values", version from shop_settings where section = 'calendar'`,
  )
  const entry = (from: string, kind: string, until = from, note = '') => ({
    from,
    until,
    kind,
    places: null,
    note,
  })
  expect(rows).toEqual([
    {
      version: 1,
      values: {
        entries: [
          entry('2040-01-05', 'day-off'),
          entry('2040-02-01', 'vacation', '2040-02-10', 'Até já.'),
          entry('2040-04-21', 'open'),
          entry('2040-12-25', 'day-off'),
        ],
      },
    },
  ])
})
