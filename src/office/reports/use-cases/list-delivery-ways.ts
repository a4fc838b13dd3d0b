import { sql } from 'drizzle-orm'
import { groupOfWay, WAY_GROUPS, type WayGroup } from '#delivery/calendar/domain/delivery-way-groups.ts'
import type { DeliveryWay } from '#delivery/calendar/domain/shifts.ts'
import type { Span } from '#orders/domain/report-span.ts'
import { soldOrders } from '#orders/use-cases/sales.ts'
import { type Centavos, centavosFromDecimal } from '#platform/domain/money.ts'
import type { Shop } from '#platform/shop.ts'
import { endedWithin } from './sum-refunds.ts'

export interface WaySales {
  readonly way: WayGroup
  readonly orders: number
  readonly revenue: Centavos
  readonly refunds: Centavos
  readonly freight: Centavos
  readonly freightCost: Centavos
}

type Amount = 'revenue' | 'refunds' | 'freight' | 'freightCost'
type Row = Record<string, unknown> & Record<Amount, string> & { way: DeliveryWay; orders: number }

export async function listDeliveryWays({ db }: Pick<Shop, 'db'>, span: Span): Promise<WaySales[]> {
  const { rows } = await db.execute<Row>(sql`
    with ${soldOrders(span)}, back as (
      select sale.delivery_way, r.amount + r.voucher_amount as amount
      from refunds r join orders sale on sale.id = r.order_id and sale.sold_on is not null
      where r.state = 'done' and ${endedWithin(span)})
    select delivery_way as way, sum(orders)::int as orders, sum(revenue)::text as revenue, sum(refunds)::text as refunds,
      sum(freight)::text as freight, sum(freight_cost)::text as "freightCost"
    from (
      select delivery_way, count(*) as orders, sum(paid) as revenue, 0 as refunds, sum(freight) as freight,
        coalesce(sum(freight_cost), 0) as freight_cost
      from sold group by delivery_way
      union all select delivery_way, 0, 0, sum(amount), 0, 0 from back group by delivery_way) ways
    group by delivery_way`)
  return WAY_GROUPS.flatMap((way) => {
    const ownRows = rows.filter((row) => groupOfWay(row.way) === way)
    const sum = (amount: Amount) => ownRows.reduce((all, row) => all + centavosFromDecimal(row[amount]), 0)
    if (ownRows.length === 0) return []
    return {
      way,
      orders: ownRows.reduce((all, { orders }) => all + orders, 0),
      revenue: sum('revenue'),
      refunds: sum('refunds'),
      freight: sum('freight'),
      freightCost: sum('freightCost'),
    }
  })
}
