import { sql } from 'drizzle-orm'
import type { Transaction } from '#platform/database/connect.ts'

/** Adds units for orders shipped after their batch was ready, in addition to today's stock. */
export async function seedSoldBatches(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    insert into order_item_batches (order_item_id, batch_id, units)
    select i.id, w.id, i.quantity from orders o join order_items i on i.order_id = o.id
    join batches w on w.product_id = i.product_id and w.variant_id is not distinct from i.variant_id
    where o.status in ('shipped', 'delivered') and o.payment_status = 'paid' and w.state = 'ready' and w.ended_at < o.created_at`)
  await tx.execute(sql`
    update batches w set units = w.units + sold.units
    from (select batch_id, sum(units)::int as units from order_item_batches group by batch_id) sold where sold.batch_id = w.id`)
  await bookSoldUnits(tx)
}

/** Books these sales in the stock ledger, with a higher initial stock. */
async function bookSoldUnits(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    update orders o set stock_held = true where exists (
      select from order_items i join order_item_batches r on r.order_item_id = i.id where i.order_id = o.id)`)
  await tx.execute(sql`
    update stock_movements m
    set change = m.change + sold.units, created_at = least(m.created_at, sold.first_at - interval '1 hour')
    from (select i.product_id, i.variant_id, sum(i.quantity)::int as units, min(o.created_at) as first_at
      from orders o join order_items i on i.order_id = o.id where o.stock_held group by i.product_id, i.variant_id) sold
    where m.product_id = sold.product_id and m.variant_id is not distinct from sold.variant_id`)
  await tx.execute(sql`
    insert into stock_movements (product_id, variant_id, change, reason, order_id, created_at)
    select i.product_id, i.variant_id, -i.quantity, 'hold', o.id, o.created_at
    from orders o join order_items i on i.order_id = o.id where o.stock_held`)
}
