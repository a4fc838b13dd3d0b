import { sql } from 'drizzle-orm'
import type { Transaction } from '#database/connect.ts'

/** What the owner did with the demo's orders, as her history would have it: she sent them and recorded what the courier cost. */
export async function seedHistory(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    with owner as (select u.id, u.name from users u join user_roles r on r.user_id = u.id and r.role = 'admin' limit 1),
    done as (
      select id, 'status' as action, '{"status":{"from":"processing","to":"shipped"}}'::jsonb as changes, shipped_at as at
      from orders where shipped_at is not null
      union all
      select id, 'courier-cost',
        jsonb_build_object('shippingActualCost', jsonb_build_object('from', null, 'to', (shipping_actual_cost * 100)::int)),
        coalesce(delivered_at, shipped_at, updated_at)
      from orders where shipping_actual_cost is not null)
    insert into audit_entries (actor_id, actor_name, entity, entity_id, action, changes, created_at)
    select owner.id, owner.name, 'order', done.id::text, done.action, done.changes, done.at from done, owner`)
}
