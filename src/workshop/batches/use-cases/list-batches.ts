import { desc, sql } from 'drizzle-orm'
import { type BatchState, batchProblem } from '#catalogue/stock/domain/batch.ts'
import { batches } from '#catalogue/stock/schema/batches.ts'
import { waitingColumn } from '#catalogue/stock/use-cases/waiting-list.ts'
import { isoDay } from '#platform/domain/sao-paulo-time.ts'
import type { ImageInfo } from '#platform/images/image-variants.ts'
import type { Shop } from '#platform/shop.ts'
import { waitsForBatch } from './notify-orders-of-batch.ts'

export interface WaitingOrder {
  readonly orderId: string
  readonly orderNumber: string
  /** Null for helpers, who must not see customer names. */
  readonly customerName: string | null
  readonly units: number
  readonly promisedDay: string | null
  readonly isPaid: boolean
  /** True if the batch failed or is late, and the customer has not chosen an alternative yet. */
  readonly mustChoose: boolean
}

interface BatchRow extends Record<string, unknown> {
  id: string
  product_id: string
  number: number
  name: string
  image: ImageInfo | null
  size: string | null
  poured_by: string
  poured_on: string
  ready_on: string
  units: number
  reserved: number
  state: BatchState
  waiting: Omit<WaitingOrder, 'mustChoose'>[]
}

export interface ListedSize {
  readonly id: string
  readonly size: string | null
  readonly units: number
  readonly reserved: number
  readonly waiting: readonly WaitingOrder[]
}

export interface ListedBatch {
  readonly id: string
  readonly number: number
  readonly name: string
  readonly image: ImageInfo | null
  readonly pouredBy: string
  readonly pouredOn: string
  readonly readyOn: string
  readonly state: BatchState
  readonly sizes: readonly ListedSize[]
}

const ENDED_DAYS = 30
const MAX_ENDED = 400

/**
 * Curing batches come first, by ready day. Ended batches are listed if recent, or if they failed and
 * customers still wait.
 */
export async function listBatches(
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  { isHelper = false, withOlder = false }: { isHelper?: boolean; withOlder?: boolean } = {},
) {
  const since = withOlder
    ? new Date(0).toISOString()
    : new Date(clock.now().getTime() - ENDED_DAYS * 86_400_000).toISOString()
  const { rows } = await db.execute<BatchRow>(sql`
    select w.id, w.number, w.product_id, p.name, v.name as size,
      (select json_build_object('url', i.url, 'width', i.width, 'height', i.height, 'alt', i.alt) from image_records i where i.url = p.image_url) as image, w.poured_by, w.poured_on::text, w.ready_on::text, w.units, w.reserved, w.state, waiting.list as waiting
    from batches w join products p on p.id = w.product_id left join product_variants v on v.id = w.variant_id
    cross join lateral (
      select coalesce(json_agg(json_build_object('orderId', o.id, 'orderNumber', o.order_number,
        'customerName', o.customer_name, 'units', o.units, 'promisedDay', o.promised_day,
        'isPaid', o.payment_status = 'paid') order by o.created_at), '[]') as list
      from (
        select orders.id, order_number, customer_name, promised_day, payment_status, orders.created_at,
          sum(order_items.quantity - order_items.returned_quantity)::int as units
        from order_items join orders on orders.id = order_items.order_id
        where order_items.batch_id = w.id and ${waitsForBatch}
        group by orders.id) o) waiting
    where w.state = 'curing' or w.ended_at >= ${since}::timestamptz
      or (w.state = 'failed' and json_array_length(waiting.list) > 0)
    order by w.state <> 'curing', case when w.state = 'curing' then w.ready_on end, w.ended_at desc,
      p.sort_name, v.position, v.name, w.id limit ${MAX_ENDED}`)
  return { today: isoDay(clock.now()), batches: pouredTogether(isHelper ? rows.map(forHelper) : rows) }
}

/** Helpers see the number of paid orders, but not their customers. */
const forHelper = (row: BatchRow): BatchRow => ({
  ...row,
  waiting: row.waiting.filter(({ isPaid }) => isPaid).map((order) => ({ ...order, customerName: null })),
})

function pouredTogether(rows: readonly BatchRow[]): ListedBatch[] {
  const batchGroups = Map.groupBy(rows, ({ number, product_id: productId, ready_on, state }) =>
    [number, productId, ready_on, state].join(':'),
  )
  return [...batchGroups].flatMap(([id, sizes]) => {
    const [first] = sizes
    if (!first) return []
    const { number, name, image, poured_by: pouredBy, poured_on: pouredOn, ready_on: readyOn, state } = first
    return [{ id, number, name, image, pouredBy, pouredOn, readyOn, state, sizes: sizes.map(listedSize) }]
  })
}

function listedSize({ id, size, units, reserved, state, ready_on: readyOn, waiting }: BatchRow): ListedSize {
  const mustChoose = (order: BatchRow['waiting'][number]) =>
    order.isPaid && batchProblem({ state, readyOn }, order.promisedDay) !== null
  const orders = waiting.map((order) => ({ ...order, mustChoose: mustChoose(order) }))
  return { id, size, units, reserved, waiting: orders }
}

export interface Pourable {
  readonly productId: string
  readonly name: string
  readonly sizes: readonly {
    readonly variantId: string | null
    readonly size: string | null
    readonly waiting: number
  }[]
}

export async function listPourable(shop: Pick<Shop, 'db' | 'clock' | 'waitingLists'>): Promise<Pourable[]> {
  const waiting = waitingColumn(shop, { productId: sql`p.id`, variantId: sql`shelf.variant_id` })
  const { rows } = await shop.db.execute<Pourable & Record<string, unknown>>(sql`
    select p.id as "productId", p.name, json_agg(json_build_object(
      'variantId', shelf.variant_id, 'size', shelf.size, 'waiting', ${waiting}) order by shelf.position, shelf.size) as sizes
    from products p join shelves shelf on shelf.product_id = p.id
    where p.active group by p.id order by p.sort_name, p.id`)
  return rows
}

export async function lastPourer({ db }: Pick<Shop, 'db'>): Promise<string> {
  const [last] = await db
    .select({ pouredBy: batches.pouredBy })
    .from(batches)
    .orderBy(desc(batches.createdAt), desc(batches.number))
    .limit(1)
  return last?.pouredBy ?? ''
}
