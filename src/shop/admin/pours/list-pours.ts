import { sql } from 'drizzle-orm'
import type { ShelfName } from '#domain/catalogue/shelf.ts'
import { type PourState, pourTrouble } from '#domain/pours/pour.ts'
import { isoDay } from '#domain/sao-paulo-time.ts'
import { waitsForPour } from '#shop/pours/notify-orders-of-pour.ts'
import { waitingColumn } from '#shop/restock/count-waiting.ts'
import type { Shop } from '#shop/shop.ts'

/** Who waits for candles of a pour. */
export interface WaitingOrder {
  readonly orderId: string
  readonly orderNumber: string
  readonly customerName: string
  readonly units: number
  /** 'yyyy-MM-dd' */
  readonly promisedDay: string | null
  readonly isPaid: boolean
  /** She cannot have it as promised, and has not chosen yet. */
  readonly mustChoose: boolean
}

interface PourRow extends Record<string, unknown> {
  id: string
  name: string
  poured_on: string
  ready_on: string
  units: number
  reserved: number
  state: PourState
  waiting: Omit<WaitingOrder, 'mustChoose'>[]
}

export interface ListedPour {
  readonly id: string
  readonly name: string
  readonly pouredOn: string
  readonly readyOn: string
  readonly units: number
  readonly reserved: number
  readonly state: PourState
  readonly waiting: readonly WaitingOrder[]
}

const ENDED_DAYS = 30

/** The pours that cure, the next to be ready first; then those that ended lately or that somebody still waits for. One statement. */
export async function listPours({ db, clock }: Pick<Shop, 'db' | 'clock'>) {
  const since = new Date(clock.now().getTime() - ENDED_DAYS * 86_400_000).toISOString()
  const { rows } = await db.execute<PourRow>(sql`
    select w.id, concat_ws(', ', p.name, v.name) as name, w.poured_on::text, w.ready_on::text, w.units, w.reserved, w.state, waiting.list as waiting
    from pours w join products p on p.id = w.product_id left join product_variants v on v.id = w.variant_id
    cross join lateral (
      select coalesce(json_agg(json_build_object('orderId', o.id, 'orderNumber', o.order_number,
        'customerName', o.customer_name, 'units', o.units, 'promisedDay', o.promised_day,
        'isPaid', o.payment_status = 'paid') order by o.created_at), '[]') as list
      from (
        select orders.id, order_number, customer_name, promised_day, payment_status, orders.created_at,
          sum(order_items.quantity - order_items.returned_quantity)::int as units
        from order_items join orders on orders.id = order_items.order_id
        where order_items.pour_id = w.id and ${waitsForPour}
        group by orders.id) o) waiting
    where w.state = 'curing' or w.ended_at >= ${since}::timestamptz
      or (w.state = 'failed' and json_array_length(waiting.list) > 0)
    order by w.state <> 'curing', case when w.state = 'curing' then w.ready_on end, w.ended_at desc, w.id`)
  return { today: isoDay(clock.now()), pours: rows.map(listed) }
}

function listed({ poured_on: pouredOn, ready_on: readyOn, waiting, ...pour }: PourRow): ListedPour {
  const { state } = pour
  return {
    ...pour,
    pouredOn,
    readyOn,
    waiting: waiting.map((order) => ({
      ...order,
      mustChoose: order.isPaid && pourTrouble({ state, readyOn }, order.promisedDay) !== null,
    })),
  }
}

/** A size that can be poured, or a candle that has none. */
export interface Pourable extends ShelfName {
  readonly name: string
  readonly size: string | null
  /** How many asked to hear when it is back. */
  readonly waiting: number
}

/** By name, and in the order of the sizes. */
export async function listPourable(shop: Pick<Shop, 'db' | 'clock'>): Promise<Pourable[]> {
  const waiting = waitingColumn(shop, { productId: sql`p.id`, variantId: sql`shelf.variant_id` })
  const { rows } = await shop.db.execute<Pourable & Record<string, unknown>>(sql`
    select p.id as "productId", shelf.variant_id as "variantId", p.name, shelf.size, ${waiting} as waiting
    from products p join shelves shelf on shelf.product_id = p.id
    where p.active order by p.sort_name, p.id, shelf.position, shelf.size`)
  return rows
}
