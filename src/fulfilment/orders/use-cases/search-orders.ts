import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import { contains, nameHolds, wordsOf } from '#catalogue/products/use-cases/search-condition.ts'
import { plainHyphens, readOrderNumber } from '#orders/domain/order-number.ts'
import { orders } from '#orders/schema/orders.ts'
import { MIN_SEARCH_LENGTH } from '#platform/domain/admin-search.ts'
import type { Shop } from '#platform/shop.ts'

/** What somebody shows at the door of the workshop. */
const PICKUP_CODE = /^\d{4}$/

/** Fewer than these of a phone number would find nearly everybody. */
const FEWEST_DIGITS = 4

/** What more orders share than these is soon met in any walk through the orders, and dear to collect. */
const COLLECTED_AT_MOST = 10_000

/** One place where an order may hold a text, asked in two ways. */
interface Place {
  /** All orders that hold it there, found by an index of that place. */
  readonly ids: SQL
  /** Whether the order at hand does. */
  readonly holds: SQL
}

export interface Found {
  readonly condition: SQL | undefined
  /** How many different orders were collected, and whether these are all. */
  readonly collected: number
  readonly isAll: boolean
}

/** The orders that hold this text: few are collected by the index of their place, of many each is asked in turn. */
export async function foundBy(
  { db }: Pick<Shop, 'db'>,
  typed: string,
  { candles = true }: { candles?: boolean } = {},
): Promise<Found> {
  const text = plainHyphens(typed)
  const number = readOrderNumber(text)
  if (number) return { condition: eq(orders.orderNumber, number), collected: 0, isAll: false }
  const places = placesOf(text, { candles })
  const collected = places.map(
    ({ ids }) => sql`select array(select id from (${ids}) found (id) limit ${COLLECTED_AT_MOST + 1}) as ids`,
  )
  const { rows } = await db.execute<{ ids: string[] }>(sql.join(collected, sql` union all `))
  const few = rows.filter(({ ids }) => ids.length <= COLLECTED_AT_MOST).flatMap(({ ids }) => ids)
  const many = places.filter((_, place) => (rows[place]?.ids.length ?? 0) > COLLECTED_AT_MOST)
  const condition = or(
    few.length > 0 || many.length === 0 ? sql`${orders.id} = any(${sql.param(few)}::uuid[])` : undefined,
    ...many.map(({ holds }) => holds),
  )
  const different = new Set(rows.flatMap(({ ids }) => ids))
  return { condition, collected: different.size, isAll: many.length === 0 }
}

function placesOf(text: string, { candles }: { candles: boolean }): Place[] {
  const places = [orderText(text), receiverText(text)]
  const digits = text.replace(/\D/g, '')
  if (digits.length >= FEWEST_DIGITS && /^[\d\s()+./-]+$/.test(text))
    places.push(orderText(digits), receiverText(digits))
  else if (candles && !text.includes('@')) places.push(candleName(text), purgedCandleName(text))
  if (PICKUP_CODE.test(text)) places.push(pickupCode(text))
  return places
}

function orderText(text: string): Place {
  const holds = sql`${orders.searchText} like ${contains(text)}`
  // As the answer to a question it is nothing that an index could collect: its index knows pieces of three characters.
  const condition = sql`(${holds}) is true`
  return {
    ids: sql`select ${orders.id} from ${orders} where ${text.length < MIN_SEARCH_LENGTH ? condition : holds}`,
    holds: condition,
  }
}

/** Who gets it, where it is a present. */
const receiverText = (text: string): Place => ({
  ids: sql`select g.order_id from order_gifts g where g.search_text like ${contains(text)}`,
  holds: isThere(sql`order_gifts g where g.order_id = ${orders.id} and g.search_text like ${contains(text)}`),
})

const candleName = (text: string): Place => {
  const named = sql`order_items i join products on products.id = i.product_id where ${and(...nameHolds(text))}`
  return {
    ids: sql`select i.order_id from ${named}`,
    holds: isThere(sql`${named} and i.order_id = ${orders.id}`),
  }
}

/**
 * A candle that left the bin for good is known by the name it was sold under. Its few names are read off their index, one step
 * each, and compared once, however many lines have them.
 */
function purgedCandleName(text: string): Place {
  const holdsWords = (name: SQL) =>
    and(...wordsOf(text).map((word) => sql`shop_fold(${name}) like ${contains(word)}`))
  return {
    ids: sql`select i.order_id from order_items i where i.product_id is null and i.product_snapshot ->> 'name' in (
      with recursive sold as (
        select min(i.product_snapshot ->> 'name') as name from order_items i where i.product_id is null
        union all
        select (select min(i.product_snapshot ->> 'name') from order_items i
          where i.product_id is null and i.product_snapshot ->> 'name' > sold.name)
        from sold where sold.name is not null
      )
      select sold.name from sold where sold.name is not null and ${holdsWords(sql`sold.name`)})`,
    holds: isThere(sql`order_items i where i.order_id = ${orders.id} and i.product_id is null
      and ${holdsWords(sql`i.product_snapshot ->> 'name'`)}`),
  }
}

/** Only among what waits at the workshop: the partial indexes of both are short, and a code may serve again later. */
const pickupCode = (code: string): Place => ({
  ids: sql`select o.id from orders o where o.payment_status = 'paid' and o.status in ('pending', 'processing')
      and o.pickup_code = ${code}
    union all select o.id from orders o where o.status = 'shipped' and o.pickup_code = ${code}`,
  holds: sql`(${orders.pickupCode} = ${code} and (${orders.status} = 'shipped'
    or ${orders.paymentStatus} = 'paid' and ${orders.status} in ('pending', 'processing')))`,
})

/** Asked for one order: a planner would collect all orders for `exists`, and a value it cannot. */
const isThere = (rows: SQL) => sql`(select true from ${rows} limit 1)`
