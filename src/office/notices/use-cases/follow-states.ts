import { type SQL, sql } from 'drizzle-orm'
import { isLowShelf } from '#catalogue/products/use-cases/low-shelf.ts'
import type { StandingFinding } from '#catalogue/stock/domain/finding-kind.ts'
import { reconciliationFindings } from '#platform/operations/schema.ts'
import { undelivered } from '#platform/operations/undelivered-jobs.ts'
import type { Shop } from '#platform/shop.ts'

/** Stock that runs out, is refilled and runs out again within a day is emailed once. */
const MAILED_AGAIN_AFTER = '1 day'

/** Current states as (subject, details, is_silent); silent ones are listed but not emailed. */
const states: Readonly<Record<StandingFinding, (now: string) => SQL>> = {
  // A new candle that never had stock has not run out.
  'stock-low': () => sql`
    select concat_ws(':', p.id, s.variant_id),
      jsonb_build_object('name', concat_ws(', ', p.name, s.size), 'left', s.stock_quantity), false
    from shelves s join products p on p.id = s.product_id where ${isLowShelf} and (s.stock_quantity > 0
      or exists (select from stock_movements m where m.product_id = p.id and m.variant_id is not distinct from s.variant_id)
      or exists (select from order_items i where i.product_id = p.id and i.variant_id is not distinct from s.variant_id))`,
  // An email about an undeliverable email to the owner would repeat endlessly.
  'mail-undelivered': () => sql`
    select undelivered.id::text, jsonb_strip_nulls(jsonb_build_object('key', key, 'orderId', o.id,
      'orderNumber', o.order_number, 'customerName', o.customer_name)), key like 'owner-%'
    from ${undelivered} left join orders o on o.id::text = substring(key from '[0-9a-f]{8}-[0-9a-f-]{27}')`,
  'pix-to-confirm': () => sql`
    select o.id::text, jsonb_build_object('orderId', o.id, 'orderNumber', order_number, 'customerName', customer_name,
      'amount', (total_amount * 100)::bigint), false
    from orders o join payments p on p.id = o.payment_id
    where hold_expires_at is not null and p.provider = 'pix-key' and p.reference is not null`,
  'courier-off': (now) => sql`
    select s.id::text, '{}'::jsonb, false
    from settings_frete_motoboy s
    where not s.enabled and ${now}::timestamptz - interval '1 day' >= coalesce(
      (select max(created_at) from audit_entries
        where entity = 'courier-settings' and changes -> 'enabled' ->> 'to' = 'false'), s.updated_at)`,
  // A pause with an end date ends automatically.
  'courier-paused': (now) => sql`
    select id::text, '{}'::jsonb, false from shop_settings
    where section = 'courierPause' and "values" ->> 'selling' <> '' and "values" ->> 'until' = ''
      and updated_at <= ${now}::timestamptz - interval '1 day'`,
  // The owner's price table takes over, so a brief outage is not reported.
  'carrier-away': (now) => sql`
    select provider, '{}'::jsonb, false from carrier_accounts
    where sealed_tokens is not null and failing_since <= ${now}::timestamptz - interval '1 hour'`,
}

/**
 * Opens and closes findings. A finding that the owner resolved is not reopened until its state has ended
 * once.
 */
export async function followStates(shop: Pick<Shop, 'db' | 'clock'>): Promise<void> {
  const now = shop.clock.now().toISOString()
  for (const [kind, stateNow] of Object.entries(states)) {
    await shop.db.execute(sql`
      with present (subject, details, is_silent) as (${stateNow(now)}),
      ended as (
        update ${reconciliationFindings} f set standing = false,
          resolved_at = coalesce(f.resolved_at, ${now}::timestamptz),
          resolution = case when f.resolved_at is null then 'by-itself' else f.resolution end
        where f.kind = ${kind} and f.standing and not exists (select 1 from present p where p.subject = f.subject))
      insert into ${reconciliationFindings} (kind, subject, details, standing, created_at, mailed_at)
      select ${kind}, p.subject, p.details, true, ${now}::timestamptz,
        case when p.is_silent or exists (select 1 from ${reconciliationFindings} f
          where f.kind = ${kind} and f.subject = p.subject
            and f.mailed_at > ${now}::timestamptz - ${MAILED_AGAIN_AFTER}::interval) then ${now}::timestamptz end
      from present p
      where not exists (select 1 from ${reconciliationFindings} f
        where f.kind = ${kind} and f.subject = p.subject and f.standing)
      on conflict (kind, subject) where standing do nothing`)
  }
}
