import { sql } from 'drizzle-orm'
import type { PaymentStatus } from '#orders/domain/order-status.ts'
import type { Span } from '#orders/domain/report-span.ts'
import { shelfOfItem, skuOfItem } from '#orders/use-cases/order-json.ts'
import { type Centavos, centavosFromDecimal } from '#platform/domain/money.ts'
import type { PaidWith } from '#platform/domain/payment-method.ts'
import type { Shop } from '#platform/shop.ts'

const ORDERS_AT_ONCE = 500

export interface SaleLine {
  readonly day: string
  readonly orderNumber: string
  readonly paymentStatus: PaymentStatus
  readonly method: PaidWith
  readonly isPartlyByVoucher: boolean
  readonly district: string
  readonly name: string
  readonly size: string
  readonly kit: string
  /** Current code of the size; null if none. */
  readonly sku: string | null
  readonly quantity: number
  readonly unitPrice: Centavos
  readonly total: Centavos
  /** Null if no cost was recorded at the time of sale. */
  readonly unitCost: Centavos | null
  readonly isByBatch: boolean
}

interface Row extends Record<string, unknown> {
  orderId: string
  day: string
  orderNumber: string
  paymentStatus: PaymentStatus
  method: PaidWith
  isPartlyByVoucher: boolean
  district: string
  name: string
  size: string
  kit: string
  sku: string | null
  quantity: number
  unitPrice: string
  total: string
  unitCost: string | null
  isByBatch: boolean
}

/** Read in chunks, so that memory use does not depend on the span. */
export async function* exportSaleLines(shop: Pick<Shop, 'db'>, span: Span): AsyncGenerator<SaleLine[]> {
  let last: Row | undefined
  do {
    const rows = await nextPart(shop, span, last)
    if (rows.length > 0) yield rows.map(lineFrom)
    last = rows.at(-1)
  } while (last)
}

async function nextPart({ db }: Pick<Shop, 'db'>, { from, to }: Span, last: Row | undefined): Promise<Row[]> {
  const afterLast = last
    ? sql`and (sold_on, id) > (${last.day}::date, ${last.orderId}::uuid)`
    : sql`and sold_on >= ${from}::date`
  const { rows } = await db.execute<Row>(sql`
    select o.id as "orderId", o.sold_on::text as day, o.order_number as "orderNumber",
      o.payment_status as "paymentStatus", payment.method,
      o.voucher_amount > 0 and payment.method <> 'voucher' as "isPartlyByVoucher",
      o.district, i.name, i.size, coalesce(i.kit->>'name', '') as kit, nullif(${skuOfItem}, '') as sku, i.quantity, i.unit_price::text as "unitPrice", i.total_price::text as total, coalesce(i.batch_cost, i.unit_cost)::text as "unitCost", i.batch_cost is not null as "isByBatch"
    from (select * from orders where sold_on <= ${to}::date ${afterLast}
      order by sold_on, id limit ${ORDERS_AT_ONCE}) o
    join payments payment on payment.id = o.payment_id join order_items i on i.order_id = o.id ${shelfOfItem}
    order by o.sold_on, o.id, i.position, i.id`)
  return rows
}

function lineFrom({ orderId: _, unitPrice, total, unitCost, ...row }: Row): SaleLine {
  return {
    ...row,
    unitPrice: centavosFromDecimal(unitPrice),
    total: centavosFromDecimal(total),
    unitCost: unitCost === null ? null : centavosFromDecimal(unitCost),
  }
}
