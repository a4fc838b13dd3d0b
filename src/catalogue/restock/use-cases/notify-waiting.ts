import { sql } from 'drizzle-orm'
import { restockTimes } from '#catalogue/restock/domain.ts'
import { type ShelfName, sizedName } from '#catalogue/stock/domain/shelf.ts'
import type { Transaction } from '#platform/database/connect.ts'
import type { Shop } from '#platform/shop.ts'
import { sealLeave } from './request-link.ts'

type Notifier = Pick<Shop, 'clock' | 'outbox' | 'sealing'>

interface Notified extends Record<string, unknown> {
  id: string
  email: string
  name: string
  size: string | null
  slug: string
  image: string | null
}

/** Enqueues at most one email per available unit, in the transaction that adds the units. */
export async function notifyFirstInQueue(
  shop: Notifier,
  tx: Transaction,
  restocked: readonly ShelfName[],
): Promise<number> {
  if (restocked.length === 0) return 0
  const now = shop.clock.now()
  const { waitsSince, notifiedSince } = restockTimes(now)
  const namedShelves = sql`jsonb_to_recordset(${JSON.stringify(restocked)}::jsonb) as named("productId" uuid, "variantId" uuid)`
  await tx.execute(sql`
    select id from products where id in (select "productId" from ${namedShelves}) order by id for no key update`)
  const { rows } = await tx.execute<Notified>(sql`
    with filled as (
      select p.id, shelf.variant_id, p.name, shelf.size, p.slug, p.image_url, shelf.stock_quantity - (
        select count(*) from restock_requests r
        where r.product_id = p.id and r.variant_id is not distinct from shelf.variant_id
          and r.notified_at > ${notifiedSince.toISOString()}::timestamptz) as units
      from ${namedShelves} join products p on p.id = named."productId"
      join shelves shelf on shelf.product_id = p.id and shelf.variant_id is not distinct from named."variantId"
      where p.active
    ), chosen as (
      select r.id, s.name, s.size, s.slug, s.image_url from filled s cross join lateral (
        select id from restock_requests
        where product_id = s.id and variant_id is not distinct from s.variant_id
          and notified_at is null and created_at > ${waitsSince.toISOString()}::timestamptz
        order by created_at, id limit greatest(s.units, 0)) r
    )
    update restock_requests r set notified_at = ${now.toISOString()}::timestamptz
    from chosen where r.id = chosen.id
    returning r.id, r.email, chosen.name, chosen.size, chosen.slug, chosen.image_url as image`)
  for (const { id, email, slug: productSlug, image, ...product } of rows) {
    const productName = sizedName(product)
    const leaveToken = sealLeave(shop, id)
    await shop.outbox.enqueue(tx, {
      name: 'send-email',
      key: `restock-notice:${id}:${now.getTime()}`,
      email: {
        type: 'restock-notice',
        to: email,
        data: { productName, productSlug, size: product.size, image, leaveToken },
      },
    })
  }
  return rows.length
}

/**
 * Runs every few minutes instead of at once, because a released hold is often taken again by the same
 * buyer.
 */
export async function notifyNextInQueue(shop: Shop): Promise<{ notified: number }> {
  const { waitsSince } = restockTimes(shop.clock.now())
  const { rows } = await shop.db.execute<{ productId: string; variantId: string | null }>(sql`
    select p.id as "productId", shelf.variant_id as "variantId" from products p join shelves shelf on shelf.product_id = p.id
    where p.active and shelf.stock_quantity > 0 and exists (
      select from restock_requests r where r.product_id = p.id and r.variant_id is not distinct from shelf.variant_id
        and r.notified_at is null and r.created_at > ${waitsSince.toISOString()}::timestamptz)
    order by p.id`)
  let notifiedCount = 0
  for (const shelf of rows)
    notifiedCount += await shop.db.transaction((tx) => notifyFirstInQueue(shop, tx, [shelf]))
  if (notifiedCount > 0)
    shop.log.info({ notified: notifiedCount }, 'People who waited for a candle were told.')
  return { notified: notifiedCount }
}
