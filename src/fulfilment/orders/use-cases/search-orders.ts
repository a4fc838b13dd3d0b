import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import { contains, nameHolds, splitWords } from '#catalogue/products/use-cases/search-condition.ts'
import { plainHyphens, readOrderNumber } from '#orders/domain/order-number.ts'
import { orders } from '#orders/schema/orders.ts'
import { MIN_SEARCH_LENGTH } from '#platform/domain/admin-search.ts'
import type { Shop } from '#platform/shop.ts'

const PICKUP_CODE = /^\d{4}$/

/** Shorter parts of phone numbers match almost everyone. */
const FEWEST_DIGITS = 4

/** Above this many matches, scanning the orders finds a page faster than collecting all ids. */
const COLLECTED_AT_MOST = 10_000

interface Place {
  /** Query for the ids of all matching orders, using the field's index. */
  readonly ids: SQL
  readonly holds: SQL
}

export interface Found {
  readonly condition: SQL | undefined
  readonly collected: number
  readonly isAll: boolean
}

/** Collects the ids for fields with few matches; checks each order for fields with many. */
export async function foundBy(
  { db }: Pick<Shop, 'db'>,
  typed: string,
  { candles = true }: { candles?: boolean } = {},
): Promise<Found> {
  const text = plainHyphens(typed)
  const number = readOrderNumber(text)
  if (number && (await db.$count(orders, eq(orders.orderNumber, number))) > 0)
    return { condition: eq(orders.orderNumber, number), collected: 0, isAll: false }
  const places = listPlaces(text, { candles })
  const collected = places.map(
    ({ ids }) => sql`select array(select id from (${ids}) found (id) limit ${COLLECTED_AT_MOST + 1}) as ids`,
  )
  const { rows } = await db.execute<{ ids: string[] }>(sql.join(collected, sql` union all `))
  const fewIds = rows.filter(({ ids }) => ids.length <= COLLECTED_AT_MOST).flatMap(({ ids }) => ids)
  const commonPlaces = places.filter((_, place) => (rows[place]?.ids.length ?? 0) > COLLECTED_AT_MOST)
  const condition = or(
    fewIds.length > 0 || commonPlaces.length === 0
      ? sql`${orders.id} = any(${sql.param(fewIds)}::uuid[])`
      : undefined,
    ...commonPlaces.map(({ holds }) => holds),
  )
  const different = new Set(rows.flatMap(({ ids }) => ids))
  return { condition, collected: different.size, isAll: commonPlaces.length === 0 }
}

function listPlaces(text: string, { candles }: { candles: boolean }): Place[] {
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
  // `is true` prevents use of the trigram index, which needs at least three characters.
  const condition = sql`(${holds}) is true`
  return {
    ids: sql`select ${orders.id} from ${orders} where ${text.length < MIN_SEARCH_LENGTH ? condition : holds}`,
    holds: condition,
  }
}

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

/** Deleted products are found by the name stored in the order. Distinct names come from an index skip scan. */
function purgedCandleName(text: string): Place {
  const holdsWords = (name: SQL) =>
    and(...splitWords(text).map((word) => sql`shop_fold(${name}) like ${contains(word)}`))
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

/** Only orders at the workshop, because pickup codes are reused. */
const pickupCode = (code: string): Place => ({
  ids: sql`select o.id from orders o where o.payment_status = 'paid' and o.status in ('pending', 'processing')
      and o.pickup_code = ${code}
    union all select o.id from orders o where o.status = 'shipped' and o.pickup_code = ${code}`,
  holds: sql`(${orders.pickupCode} = ${code} and (${orders.status} = 'shipped'
    or ${orders.paymentStatus} = 'paid' and ${orders.status} in ('pending', 'processing')))`,
})

/** A scalar subquery, because the planner would turn `exists` into a join over all orders. */
const isThere = (rows: SQL) => sql`(select true from ${rows} limit 1)`
