import { sql } from 'drizzle-orm'
import type { Span } from '#orders/domain/report-span.ts'
import { type Centavos, centavosFromDecimal } from '#platform/domain/money.ts'
import type { Shop } from '#platform/shop.ts'
import { endedWithin } from './sum-refunds.ts'

export interface ListedRefund {
  readonly day: string
  readonly orderNumber: string
  readonly soldOn: string | null
  readonly amount: Centavos
  readonly reason: string
}

export async function listRefunds({ db }: Pick<Shop, 'db'>, span: Span): Promise<ListedRefund[]> {
  const { rows } = await db.execute<
    Record<string, unknown> & Omit<ListedRefund, 'amount'> & { amount: string }
  >(
    sql`
      select to_char(r.ended_at at time zone 'America/Sao_Paulo', 'YYYY-MM-DD') as day, o.order_number as "orderNumber",
        o.sold_on::text as "soldOn", (r.amount + r.voucher_amount)::text as amount, r.reason
      from refunds r join orders o on o.id = r.order_id
      where r.state = 'done' and o.sold_on is not null and ${endedWithin(span)}
      order by r.ended_at, r.id`,
  )
  return rows.map((row) => ({ ...row, amount: centavosFromDecimal(row.amount) }))
}
