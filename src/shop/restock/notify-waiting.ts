import { sql } from 'drizzle-orm'
import type { Transaction } from '#database/connect.ts'
import { restockTimes } from '#domain/catalogue/restock.ts'
import type { Shop } from '#shop/shop.ts'
import { sealLeave } from './request-link.ts'

type Notifier = Pick<Shop, 'clock' | 'outbox' | 'sealing'>
/** What a use case needs that puts units on a shelf. */
export type Restocker = Notifier & Pick<Shop, 'db'>

interface Notified extends Record<string, unknown> {
  id: string
  email: string
  name: string
  slug: string
  image: string | null
}

/**
 * Enqueues the one e-mail of as many as the shelf can serve, the longest waiting first; part of the transaction that put the
 * units there. Units that were offered to somebody within a day are hers until then, so a few units do not
 * make a crowd. The rows of the products are locked, so that two at once do not offer the same units.
 */
export async function notifyWaiting(
  shop: Notifier,
  tx: Transaction,
  productIds: readonly string[],
): Promise<number> {
  if (productIds.length === 0) return 0
  const now = shop.clock.now()
  const { waitsSince, notifiedSince } = restockTimes(now)
  const ids = JSON.stringify(productIds)
  await tx.execute(sql`
    select id from products where id in (select value::uuid from jsonb_array_elements_text(${ids}::jsonb))
    order by id for no key update`)
  const { rows } = await tx.execute<Notified>(sql`
    with shelves as (
      select p.id, p.name, p.slug, p.image_url, p.stock_quantity - (
        select count(*) from restock_requests r
        where r.product_id = p.id and r.notified_at > ${notifiedSince.toISOString()}::timestamptz) as units
      from products p
      where p.id in (select value::uuid from jsonb_array_elements_text(${ids}::jsonb)) and p.active
    ), chosen as (
      select r.id, s.name, s.slug, s.image_url from shelves s cross join lateral (
        select id from restock_requests
        where product_id = s.id and notified_at is null and created_at > ${waitsSince.toISOString()}::timestamptz
        order by created_at, id limit greatest(s.units, 0)) r
    )
    update restock_requests r set notified_at = ${now.toISOString()}::timestamptz
    from chosen where r.id = chosen.id
    returning r.id, r.email, chosen.name, chosen.slug, chosen.image_url as image`)
  for (const { id, email, name: productName, slug: productSlug, image } of rows) {
    const leaveToken = sealLeave(shop, id)
    await shop.outbox.enqueue(tx, {
      name: 'send-email',
      key: `restock-notice:${id}:${now.getTime()}`,
      email: { type: 'restock-notice', to: email, data: { productName, productSlug, image, leaveToken } },
    })
  }
  return rows.length
}

/**
 * What brings units back without the owner (a hold that ended, a cancelled order) and the next in line after a day: looked for
 * every few minutes, because a hold often ends only to be taken again by the same buyer.
 */
export async function notifyNextInLine(shop: Shop): Promise<{ notified: number }> {
  const { waitsSince } = restockTimes(shop.clock.now())
  const { rows } = await shop.db.execute<{ id: string }>(sql`
    select p.id from products p where p.active and p.stock_quantity > 0 and exists (
      select from restock_requests r where r.product_id = p.id and r.notified_at is null
        and r.created_at > ${waitsSince.toISOString()}::timestamptz)
    order by p.id`)
  let notified = 0
  for (const { id } of rows) notified += await shop.db.transaction((tx) => notifyWaiting(shop, tx, [id]))
  if (notified > 0) shop.log.info({ notified }, 'People who waited for a candle were told.')
  return { notified }
}
