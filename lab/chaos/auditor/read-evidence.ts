import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { OpenShop } from '#app/composition/open-shop.ts'
import { masterOfUrl } from '#platform/images/image-files.ts'
import { buildMessageId, parseSender } from '#platform/mail/envelope.ts'
import type { Shop } from '#platform/shop.ts'
import { auditBooks } from '../../../tests/support/audit-shop.ts'
import type { FakeStripeLedger } from '../../fakes/fake-stripe-ledger.ts'
import type {
  BatchFact,
  Evidence,
  MessageFact,
  OrderFact,
  ProductFact,
  ShelfFact,
  ShiftFact,
  VoucherFact,
} from './evidence.ts'

export interface Opening {
  readonly at: Date
  readonly stocks: Readonly<Record<string, number>>
  readonly images: Readonly<Record<string, number>>
  readonly places: Readonly<Record<string, number>>
}

const keyOf = (row: string) => sql.raw(`concat_ws(':', ${row}.product_id, ${row}.variant_id)`)

export async function readOpening({ db, clock }: Shop): Promise<Opening> {
  const { rows } = await db.execute<Omit<Opening, 'at'> & Record<string, unknown>>(sql`
    select (select jsonb_object_agg(${keyOf('s')}, s.stock_quantity) from shelves s) as stocks,
      (select jsonb_object_agg(id, cardinality(images)) from products) as images,
      (select jsonb_object_agg(day || ' ' || shift, orders) from delivery_places) as places`)
  const { stocks, images, places } = rows[0] ?? {}
  return { at: clock.now(), stocks: stocks ?? {}, images: images ?? {}, places: places ?? {} }
}

export async function readShopEvidence(
  { shop, pool }: OpenShop,
  opening: Opening,
): Promise<
  Pick<
    Evidence,
    | 'orders'
    | 'shelves'
    | 'products'
    | 'batches'
    | 'vouchers'
    | 'shifts'
    | 'messages'
    | 'findings'
    | 'contradictions'
  >
> {
  const { rows: findings } = await shop.db.execute<{ kind: string; subject: string }>(
    sql`select kind, subject from reconciliation_findings
      where resolved_at is null and not standing and created_at >= ${opening.at.toISOString()}::timestamptz`,
  )
  return {
    orders: await readOrders(shop, opening.at),
    shelves: await readShelves(shop, opening),
    products: await readProducts(shop, opening),
    ...(await readDeliveries(shop, opening)),
    vouchers: await readVouchers(shop, opening.at),
    messages: await readMessages(shop),
    contradictions: await auditBooks(pool),
    findings,
  }
}

async function readOrders({ db }: Shop, since: Date): Promise<OrderFact[]> {
  const { rows } = await db.execute<
    Omit<OrderFact, 'createdAt'> & Record<string, unknown> & { createdAt: string }
  >(sql`
    select o.id, o.order_number as number, o.customer_email as customer, o.customer_name as name, o.status,
      o.payment_status as "paymentStatus", (o.total_amount * 100)::int as total, payment.reference,
      (o.refunded_amount * 100)::int as refunded, (o.voucher_amount * 100)::int as voucher,
      (select coalesce(-sum(amount) * 100, 0)::int from voucher_entries
        where order_id = o.id and kind in ('spent', 'given-back')) as spent,
      exists (select from order_items where order_id = o.id and kit is not null) as "hasKit",
      o.stock_held as "stockHeld", o.delivery_way = 'pickup' as "isPickup", o.hold_expires_at is not null as "isOpen", payment.pending_provider_action as "pendingProviderAction",
      o.created_at as "createdAt",
      (select coalesce(jsonb_object_agg(shelf, units), '{}') from (
        select ${keyOf('i')} as shelf, sum(quantity - returned_quantity)::int as units from order_items i
        where order_id = o.id
          and (batch_id is null or exists (select from batches w where w.id = i.batch_id and w.state = 'ready'))
        group by shelf
      ) of_shelf) as units,
      (select coalesce(jsonb_agg(slot), '[]') from (
        select o.promised_day || ' ' || o.promised_shift as slot where o.promised_shift is not null
        union select (moved ->> 'day') || ' ' || (moved ->> 'shift')
        from order_events, lateral (values (details -> 'from'), (details -> 'to')) both_sides (moved) where order_id = o.id and kind in ('delivery-changed', 'delivery-moved') and moved is not null
      ) promised) as slots,
      (select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'status', details ->> 'status',
        'byOwner', actor_id is not null) order by created_at, sequence), '[]')
        from order_events where order_id = o.id) as events
    from orders o join payments payment on payment.id = o.payment_id where o.created_at >= ${since.toISOString()}::timestamptz order by o.created_at`)
  return rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt).getTime() }))
}

async function readShelves({ db }: Shop, { at, stocks }: Opening): Promise<ShelfFact[]> {
  const { rows } = await db.execute<Omit<ShelfFact, 'stockBefore'> & Record<string, unknown>>(sql`
    select ${keyOf('s')} as id, concat_ws(', ', p.name, s.size) as name, s.stock_quantity as stock,
      coalesce(moves.moved, 0) as moved, coalesce(moves.counted, 0) as counted,
      coalesce((select sum(units)::int from batches w where ${keyOf('w')} = ${keyOf('s')} and w.state = 'ready'
        and w.ended_at >= ${at.toISOString()}::timestamptz), 0) as poured
    from shelves s join products p on p.id = s.product_id
    cross join lateral (select sum(change)::int as moved, (sum(change) filter (where reason = 'edit'))::int as counted
      from stock_movements m where ${keyOf('m')} = ${keyOf('s')} and m.created_at >= ${at.toISOString()}::timestamptz) moves`)
  return rows.map((row) => ({ ...row, stockBefore: stocks[row.id] ?? 0 }))
}

async function readProducts({ db, config }: Shop, opening: Opening): Promise<ProductFact[]> {
  const { rows } = await db.execute<{ id: string; name: string; images: string[] }>(
    sql`select id, name, images from products`,
  )
  return rows.map(({ images, ...row }) => ({
    ...row,
    imagesBefore: opening.images[row.id] ?? 0,
    images: images.length,
    imagesMissing: images.filter((url) => !isStored(config.dataDir, url)),
  }))
}

async function readDeliveries(
  { db }: Shop,
  { places }: Opening,
): Promise<Pick<Evidence, 'batches' | 'shifts'>> {
  const { rows: batches } = await db.execute<BatchFact & Record<string, unknown>>(
    sql`select id, state, units, reserved from batches`,
  )
  const { rows: shifts } = await db.execute<Omit<ShiftFact, 'ordersBefore'> & Record<string, unknown>>(sql`
    select day || ' ' || shift as slot, orders,
      (s.delivery_schedule -> 'capacity' -> extract(dow from day)::int ->> shift)::int as capacity
    from delivery_places, settings_frete_motoboy s`)
  return { batches, shifts: shifts.map((shift) => ({ ...shift, ordersBefore: places[shift.slot] ?? 0 })) }
}

async function readVouchers({ db }: Shop, since: Date): Promise<VoucherFact[]> {
  const { rows } = await db.execute<VoucherFact & Record<string, unknown>>(sql`
    select v.id, o.order_number as "orderNumber", v.state, (v.amount * 100)::int as amount
    from vouchers v join orders o on o.id = v.order_id where o.created_at >= ${since.toISOString()}::timestamptz`)
  return rows
}

function isStored(dataDir: string, url: string): boolean {
  const master = masterOfUrl(url)
  return master !== undefined && existsSync(join(dataDir, 'media', master.bucket, master.name))
}

/** Finished jobs stay in the queue for a day. */
async function readMessages({ db, config }: Shop): Promise<MessageFact[]> {
  const { rows } = await db.execute<{ key: string; state: string }>(sql`
    select data ->> 'key' as key, state::text from pgboss.job
    where name = 'send-email' or (name = 'dead-letters' and source_name = 'send-email')`)
  const from = parseSender(config.mail.from)
  return rows.map(({ key, state }) => ({ key, state, messageId: buildMessageId(key, from) }))
}

export function readProviderEvidence(ledger: FakeStripeLedger): Pick<Evidence, 'charges' | 'payable'> {
  const findOrderId = (reference: string) => ledger.intents.get(reference)?.metadata.order_id ?? ''
  return {
    charges: [...ledger.charges.values()].map(({ payment_intent: reference, amount, refunded }) => ({
      reference,
      orderId: findOrderId(reference),
      amount,
      refunded,
    })),
    payable: [...ledger.intents.values()]
      .filter(({ status }) => status !== 'succeeded' && status !== 'canceled')
      .map(({ id }) => ({ reference: id, orderId: findOrderId(id) })),
  }
}
