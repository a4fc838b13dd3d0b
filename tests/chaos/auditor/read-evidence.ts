import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { OpenShop } from '#composition/open-shop.ts'
import { masterOfUrl } from '#domain/images/image-files.ts'
import { messageIdOf, parseSender } from '#integrations/mail/envelope.ts'
import type { Shop } from '#shop/shop.ts'
import { auditBooks } from '../../support/audit-shop.ts'
import type { FakeStripeLedger } from '../../support/fake-stripe-ledger.ts'
import type { Evidence, MessageFact, OrderFact, PourFact, ProductFact, ShiftFact } from './evidence.ts'

/** What the shelves held when the doors opened. */
export type Shelf = Pick<ProductFact, 'id' | 'stockBefore' | 'imagesBefore'>

/** When the shop opened its doors: what happened before is the demo's. */
export interface Opening {
  readonly at: Date
  readonly shelves: readonly Shelf[]
}

export async function readShelves({ db }: Shop): Promise<Shelf[]> {
  const { rows } = await db.execute<{ id: string; stock: number; images: number }>(
    sql`select id, stock_quantity as stock, cardinality(images) as images from products`,
  )
  return rows.map(({ id, stock, images }) => ({ id, stockBefore: stock, imagesBefore: images }))
}

export async function readShopEvidence(
  { shop, pool }: OpenShop,
  opening: Opening,
): Promise<
  Pick<Evidence, 'orders' | 'products' | 'pours' | 'shifts' | 'messages' | 'findings' | 'contradictions'>
> {
  const { rows: findings } = await shop.db.execute<{ kind: string; subject: string }>(
    sql`select kind, subject from reconciliation_findings
      where resolved_at is null and not standing and created_at >= ${opening.at.toISOString()}::timestamptz`,
  )
  return {
    orders: await readOrders(shop, opening.at),
    products: await readProducts(shop, opening),
    ...(await readDeliveries(shop)),
    messages: await readMessages(shop),
    contradictions: await auditBooks(pool),
    findings,
  }
}

async function readOrders({ db }: Shop, since: Date): Promise<OrderFact[]> {
  const { rows } = await db.execute<
    Omit<OrderFact, 'createdAt'> & Record<string, unknown> & { createdAt: string }
  >(sql`
    select o.id, o.order_number as number, o.customer_email as customer, o.status,
      o.payment_status as "paymentStatus", (o.total_amount * 100)::int as total, o.payment_reference as reference,
      o.stock_held as "stockHeld", o.delivery_way = 'pickup' as "isPickup", o.hold_expires_at is not null as "isOpen", o.payment_duty as "pendingProviderAction",
      o.created_at as "createdAt",
      (select coalesce(jsonb_object_agg(product_id, units), '{}') from (
        select product_id, sum(quantity - returned_quantity)::int as units from order_items i
        where order_id = o.id
          and (pour_id is null or exists (select from pours w where w.id = i.pour_id and w.state = 'ready'))
        group by product_id
      ) of_product) as units,
      (select coalesce(jsonb_agg(slot), '[]') from (
        select o.promised_day || ' ' || o.promised_shift as slot where o.promised_shift is not null
        union select (moved ->> 'day') || ' ' || (moved ->> 'shift')
        from order_events, lateral (values (details -> 'from'), (details -> 'to')) both_sides (moved) where order_id = o.id and kind in ('delivery-changed', 'delivery-moved') and moved is not null
      ) promised) as slots,
      (select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'status', details ->> 'status',
        'byOwner', actor_id is not null) order by created_at, sequence), '[]')
        from order_events where order_id = o.id) as events
    from orders o where o.created_at >= ${since.toISOString()}::timestamptz order by o.created_at`)
  return rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt).getTime() }))
}

async function readProducts({ db, config }: Shop, { at, shelves }: Opening): Promise<ProductFact[]> {
  const { rows } = await db.execute<{
    id: string
    name: string
    stock: number
    moved: number
    poured: number
    images: string[]
  }>(sql`
    select p.id, p.name, p.stock_quantity as stock, p.images,
      coalesce((select sum(change)::int from stock_movements m
        where m.product_id = p.id and m.created_at >= ${at.toISOString()}::timestamptz), 0) as moved,
      coalesce((select sum(units)::int from pours w where w.product_id = p.id and w.state = 'ready'
        and w.ended_at >= ${at.toISOString()}::timestamptz), 0) as poured
    from products p`)
  const before = new Map(shelves.map((shelf) => [shelf.id, shelf]))
  return rows.map(({ images, ...row }) => ({
    ...row,
    stockBefore: before.get(row.id)?.stockBefore ?? 0,
    imagesBefore: before.get(row.id)?.imagesBefore ?? 0,
    images: images.length,
    imagesMissing: images.filter((url) => !isStored(config.dataDir, url)),
  }))
}

async function readDeliveries({ db }: Shop): Promise<Pick<Evidence, 'pours' | 'shifts'>> {
  const { rows: pours } = await db.execute<PourFact & Record<string, unknown>>(
    sql`select id, state, units, reserved from pours`,
  )
  const { rows: shifts } = await db.execute<ShiftFact & Record<string, unknown>>(sql`
    select day || ' ' || shift as slot, orders,
      (s.delivery_schedule -> 'capacity' -> extract(dow from day)::int ->> shift)::int as capacity
    from delivery_places, settings_frete_motoboy s`)
  return { pours, shifts }
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
  return rows.map(({ key, state }) => ({ key, state, messageId: messageIdOf(key, from) }))
}

export function readProviderEvidence(ledger: FakeStripeLedger): Pick<Evidence, 'charges' | 'payable'> {
  const orderOf = (reference: string) => ledger.intents.get(reference)?.metadata.order_id ?? ''
  return {
    charges: [...ledger.charges.values()].map(({ payment_intent: reference, amount, refunded }) => ({
      reference,
      orderId: orderOf(reference),
      amount,
      refunded,
    })),
    payable: [...ledger.intents.values()]
      .filter(({ status }) => status !== 'succeeded' && status !== 'canceled')
      .map(({ id }) => ({ reference: id, orderId: orderOf(id) })),
  }
}
