import { type SQL, sql } from 'drizzle-orm'
import { containsText } from '#shop/contains-text.ts'
import type { Shop } from '#shop/shop.ts'
import {
  type CustomerFacts,
  type CustomerRow,
  customerColumns,
  customerFrom,
  whatTheyBought,
} from './customer-facts.ts'

const CUSTOMERS_PER_PAGE = 25

export interface CustomersFilter {
  /** A piece of the name or e-mail; accents and capitals do not matter. */
  readonly search: string
  readonly sort: 'newest' | 'name'
  /** From 1. */
  readonly page: number
}

/** A page of the customers, with what each has bought. */
export async function listCustomers(
  { db }: Pick<Shop, 'db'>,
  { search, sort, page }: CustomersFilter,
): Promise<{ customers: CustomerFacts[]; total: number; pageCount: number }> {
  const where = search ? sql`where ${holds(search)}` : sql``
  const found = sql`(select count(*)::int from ${search ? sql`profiles p` : sql`users`} ${where})`
  const source = sort === 'name' || search ? sql`profiles p join users u on u.id = p.user_id` : sql`users u`
  const { rows } = await db.execute<CustomerRow & { found: number }>(sql`
    with chosen as materialized (
      select u.id from ${source} ${where} order by ${orders[sort]}
      limit ${CUSTOMERS_PER_PAGE} offset ${(page - 1) * CUSTOMERS_PER_PAGE})
    select ${customerColumns}, ${found} as found
    from chosen join users u on u.id = chosen.id left join profiles p on p.user_id = u.id ${whatTheyBought}
    order by ${orders[sort]}`)
  const total = rows[0]?.found ?? 0
  return {
    customers: rows.map(({ found: _, ...row }) => customerFrom(row)),
    total,
    pageCount: Math.ceil(total / CUSTOMERS_PER_PAGE),
  }
}

const orders = {
  newest: sql`u.created_at desc nulls last, u.id`,
  /** In the words of `profiles_name_idx`. */
  name: sql`shop_fold(coalesce(nullif(p.full_name, ''), p.email, '')), p.user_id`,
} as const

/** Word for word the expression of `profiles_search_idx`. */
function holds(search: string): SQL {
  return containsText(sql`shop_fold(coalesce(p.full_name, '') || ' ' || coalesce(p.email, ''))`, search)
}
