import { sql } from 'drizzle-orm'
import { afterAll, expect, it } from 'vitest'
import { createTestDatabase } from '../../../tests/support/database.ts'
import { foldRowTallies, rowsTallied } from './row-tallies.ts'

const database = await createTestDatabase()
const { db, pool } = database
afterAll(() => database.close())

const tallied = async () =>
  (
    await db.execute(sql`select ${rowsTallied('product-active')} as active, ${rowsTallied('product-inactive')} as inactive,
      ${rowsTallied('user')} as users`)
  ).rows[0]
const counted = async () =>
  (
    await pool.query(`select (count(*) filter (where active and deleted_at is null))::int as active,
      (count(*) filter (where not active and deleted_at is null))::int as inactive,
      (select count(*)::int from users) as users from products`)
  ).rows[0]

/** Everything that can happen to a product or an account, one after the other. */
const happenings = [
  `insert into products (name, slug, price) select 'Vela ' || n, 'vela-' || n, 50 from generate_series(1, 5) n`,
  `insert into users (email, name) select 'pessoa-' || n || '@exemplo.com.br', 'Pessoa' from generate_series(1, 4) n`,
  `update products set active = false where slug in ('vela-1', 'vela-2')`,
  `update products set stock_quantity = 7, active = active`,
  `update products set active = false, deleted_at = now() where slug in ('vela-2', 'vela-3')`,
  `update products set deleted_at = null where slug = 'vela-3'`,
  `delete from products where slug in ('vela-2', 'vela-4')`,
  `delete from users where email = 'pessoa-1@exemplo.com.br'`,
  `delete from users where false`,
]

it('knows how many products and accounts there are after whatever happened to them, folded or not', async () => {
  await pool.query('truncate products, users cascade')
  expect(await tallied()).toEqual({ active: 0, inactive: 0, users: 0 })
  for (const statement of happenings) {
    await pool.query(statement)
    expect(await tallied(), statement).toEqual(await counted())
  }
  expect(await tallied()).toEqual({ active: 1, inactive: 2, users: 3 })
  await foldRowTallies({ db })
  expect(await tallied()).toEqual({ active: 1, inactive: 2, users: 3 })
  expect((await pool.query('select from row_tallies')).rows).toHaveLength(3)
})
