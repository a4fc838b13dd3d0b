import { type SQL, sql } from 'drizzle-orm'
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

const CUSTOMERS_AT_ONCE = 500

export async function* exportCustomers(
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  { search, segment }: Pick<PeopleFilter, 'search' | 'segment'>,
): AsyncGenerator<CustomerFacts[]> {
  const filter = { search, segment, sort: 'newest', today: isoDay(clock.now()) } as const
  yield* inParts(db, (after) => accounts(filter, after))
  yield* inParts(db, (after) => contacts(filter, after))
  if (segment === 'waiting') yield* inParts(db, (after) => strangersWaiting(search, after))
}

async function* inParts(db: Shop['db'], people: (after: string) => SQL): AsyncGenerator<CustomerFacts[]> {
  let last = ''
  for (;;) {
    const { rows } = await db.execute<CustomerRow & { key: string }>(sql`
      with chosen as materialized (${people(last)} order by key limit ${CUSTOMERS_AT_ONCE})
      select ${customerColumns}, c.key from chosen c ${customerTables} order by c.key`)
    if (rows.length > 0) yield rows.map(({ key: _, ...row }) => customerFrom(row))
    if (rows.length < CUSTOMERS_AT_ONCE) return
    last = rows.at(-1)?.key ?? ''
  }
}
