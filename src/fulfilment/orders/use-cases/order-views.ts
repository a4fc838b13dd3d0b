import { type SQL, sql } from 'drizzle-orm'
import type { OrderView } from '#orders/domain/order-views.ts'
import { paymentFacts } from '#orders/use-cases/order-payment-facts.ts'
import { isoDay, startOfDay } from '#platform/domain/sao-paulo-time.ts'
import { isWaiting } from './at-hand.ts'

const UUID = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'

/** The ids of each view. Every part has a partial index, so that years of orders cost nothing. */
export function idsOfViews(now: Date): Record<OrderView, SQL> {
  const today = isoDay(now)
  const waiting = sql`select id from orders where ${isWaiting}`
  return {
    pack: sql`${waiting} and packed_at is null`,
    today: sql`${waiting} and promised_day <= ${today}::date
      union select id from orders
      where status = 'shipped' and shipped_at >= ${startOfDay(now).toISOString()}::timestamptz`,
    pix: sql`select id from orders where hold_expires_at is not null and ${paymentFacts.paymentMethod} = 'pix'`,
    problem: sql`${waiting} and promised_day < ${today}::date
      union select id from orders where status = 'cancelled' and payment_status = 'paid'
      union select o.id from reconciliation_findings f
        cross join lateral (values (f.subject), (f.details->>'orderId')) named (id)
        join orders o on o.id = case when named.id ~ ${UUID} then named.id::uuid end
      where f.resolved_at is null`,
  }
}
