import { sql } from 'drizzle-orm'

/**
 * Whether a paid order waits for candles of a pour that failed, or that is ready only after its promised day, as a column of the
 * order's own statement. (Tables are named outright: among selected fields Drizzle leaves their names out.)
 */
export const waitsForLostPour = sql<boolean>`(
  orders.payment_status = 'paid' and orders.stock_held and orders.payment_duty is null
  and orders.status in ('pending', 'processing') and exists (
    select 1 from order_items i join pours w on w.id = i.pour_id
    where i.order_id = orders.id and i.quantity > i.returned_quantity
      and (w.state = 'failed' or (w.state = 'curing' and w.ready_on > orders.promised_day))))`
