import { sql } from 'drizzle-orm'
import type { Shop } from '#shop/shop.ts'
import {
  type CustomerFacts,
  type CustomerRow,
  customerColumns,
  customerFrom,
  whatTheyBought,
} from './customer-facts.ts'

const CUSTOMERS_AT_ONCE = 500

/** All customers, by e-mail, a part at a time. */
export async function* exportCustomers({ db }: Pick<Shop, 'db'>): AsyncGenerator<CustomerFacts[]> {
  let last = ''
  for (;;) {
    const { rows } = await db.execute<CustomerRow>(sql`
      select ${customerColumns} from users u left join profiles p on p.user_id = u.id ${whatTheyBought}
      where u.email > ${last} order by u.email limit ${CUSTOMERS_AT_ONCE}`)
    if (rows.length > 0) yield rows.map(customerFrom)
    if (rows.length < CUSTOMERS_AT_ONCE) return
    last = rows.at(-1)?.email ?? ''
  }
}
