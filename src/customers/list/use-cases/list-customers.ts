import { sql } from 'drizzle-orm'
import { isoDay } from '#platform/domain/sao-paulo-time.ts'
import type { Shop } from '#platform/shop.ts'
import {
  type CustomerFacts,
  type CustomerRow,
  customerColumns,
  customerFrom,
  customerTables,
} from './customer-facts.ts'
import { accounts, contacts, type PeopleFilter, strangersWaiting } from './people.ts'

const CUSTOMERS_PER_PAGE = 25

export interface CustomersFilter extends Omit<PeopleFilter, 'today'> {
  readonly page: number
}

export async function listCustomers(
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  { search, segment, sort, page }: CustomersFilter,
): Promise<{ customers: CustomerFacts[]; total: number; pageCount: number }> {
  const filter = { search, segment, sort, today: isoDay(clock.now()) }
  const kinds = [accounts(filter), contacts(filter)]
  if (segment === 'waiting') kinds.push(strangersWaiting(search))
  const last = page * CUSTOMERS_PER_PAGE
  const kindColumns = kinds.map((_, kind) => sql.raw(`kind_${kind}`))
  // A segment is materialised for page and count; without one, an index serves the page.
  const plan = segment ? sql`materialized` : sql`not materialized`
  const people = kinds.map((kind, index) => sql`${kindColumns[index]} as ${plan} (${kind})`)
  const first = kindColumns.map((kind) => sql`(select * from ${kind} order by ${orders[sort]} limit ${last})`)
  const counts = kindColumns.map((kind) => sql`(select count(*)::int from ${kind})`)
  const { rows } = await db.execute<CustomerRow & { found: number }>(sql`
    with ${sql.join(people, sql`, `)},
    chosen as materialized (
      select * from (${sql.join(first, sql` union all `)}) people order by ${orders[sort]}
      limit ${CUSTOMERS_PER_PAGE} offset ${last - CUSTOMERS_PER_PAGE})
    select ${customerColumns}, ${sql.join(counts, sql` + `)} as found
    from chosen c ${customerTables} order by ${orders[sort]}`)
  const total = rows[0]?.found ?? 0
  return {
    customers: rows.map(({ found: _, ...row }) => customerFrom(row)),
    total,
    pageCount: Math.ceil(total / CUSTOMERS_PER_PAGE),
  }
}

const orders = {
  newest: sql`since desc nulls last, key`,
  name: sql`sort_name, key`,
} as const
