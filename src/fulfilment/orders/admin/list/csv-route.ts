import { Readable } from 'node:stream'
import { requireFreshProof } from '#accounts/session/storefront/fresh-proof.server.ts'
import { exportCopy } from '#fulfilment/orders/copy/admin-orders.ts'
import { exportOrders } from '#fulfilment/orders/use-cases/export-orders.ts'
import { isoDay } from '#platform/domain/sao-paulo-time.ts'
import { shopOf } from '#platform/http/request/context.server.ts'
import type { Route } from './+types/csv-route'
import { monthBounds } from './export-period.ts'
import { ordersCsv } from './orders-csv.server.ts'

/** Streamed, because years of orders would not fit in memory. */
export async function loader({ request, context }: Route.LoaderArgs) {
  await requireFreshProof({ request, context })
  const shop = shopOf(context)
  const query = new URL(request.url).searchParams
  const month = query.get('month') ?? ''
  const bounds = monthBounds(month)
  const orders = exportOrders(shop, {
    from: bounds?.from ?? null,
    before: bounds?.before ?? null,
    paymentStatuses: query.get('payments') === 'settled' ? ['paid', 'refunded'] : [],
  })
  const name = exportCopy.fileName(bounds ? month : isoDay(shop.clock.now()))
  const body = Readable.toWeb(Readable.from(ordersCsv(orders), { objectMode: false }))
  return new Response(body as ReadableStream<Uint8Array>, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'no-store',
    },
  })
}
