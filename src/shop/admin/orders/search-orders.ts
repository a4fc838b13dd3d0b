import { and, eq, type SQL, sql } from 'drizzle-orm'
import { orders } from '#database/schema/orders.ts'
import { readOrderNumber } from '#domain/orders/order-number.ts'
import { contains, nameHolds, wordsOf } from '#shop/admin/products/search-condition.ts'

/** What somebody shows at the door of the workshop. */
const PICKUP_CODE = /^\d{4}$/

/** Fewer than these of a phone number would find nearly everybody. */
const FEWEST_DIGITS = 4

/** Sets of orders, each found by its own index, rather than a choice that has to be made for every order. */
export function isFoundBy(text: string): SQL {
  const number = readOrderNumber(text)
  if (number) return eq(orders.orderNumber, number)
  const found = [textHolds(text)]
  const digits = text.replace(/\D/g, '')
  if (digits.length >= FEWEST_DIGITS && /^[\d\s()+./-]+$/.test(text)) found.push(textHolds(digits))
  else if (!text.includes('@')) found.push(candleIsNamed(text), purgedCandleWasNamed(text))
  // Only among what waits at the workshop: the partial indexes of both are short, and a code may serve again later.
  if (PICKUP_CODE.test(text))
    found.push(
      sql`select o.id from orders o where o.payment_status = 'paid' and o.status in ('pending', 'processing')
        and o.pickup_code = ${text}`,
      sql`select o.id from orders o where o.status = 'shipped' and o.pickup_code = ${text}`,
    )
  return sql`${orders.id} in (${sql.join(found, sql` union all `)})`
}

/** Of the order itself, and of who gets it where it is a present. */
const textHolds = (text: string) => sql`select o.id from orders o where o.search_text like ${contains(text)}
  union all select g.order_id from order_gifts g where g.search_text like ${contains(text)}`

const candleIsNamed = (text: string) =>
  sql`select i.order_id from order_items i join products on products.id = i.product_id
    where ${and(...nameHolds(text))}`

/**
 * A candle that left the bin for good is known by the name it was sold under. Its few names are read off their index, one step
 * each, and compared once, however many lines have them.
 */
function purgedCandleWasNamed(text: string): SQL {
  const holdsWords = wordsOf(text).map((word) => sql`shop_fold(sold.name) like ${contains(word)}`)
  return sql`select i.order_id from order_items i where i.product_id is null and i.product_snapshot ->> 'name' in (
    with recursive sold as (
      select min(i.product_snapshot ->> 'name') as name from order_items i where i.product_id is null
      union all
      select (select min(i.product_snapshot ->> 'name') from order_items i
        where i.product_id is null and i.product_snapshot ->> 'name' > sold.name)
      from sold where sold.name is not null
    )
    select sold.name from sold where sold.name is not null and ${and(...holdsWords)})`
}
