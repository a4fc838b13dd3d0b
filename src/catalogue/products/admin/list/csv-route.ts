import { Readable } from 'node:stream'
import { exportProducts } from '#catalogue/products/use-cases/export-products.ts'
import { isoDay } from '#platform/domain/sao-paulo-time.ts'
import { shopOf } from '#platform/http/request/context.server.ts'
import type { Route } from './+types/csv-route'

export function loader({ context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  const body = Readable.toWeb(Readable.from(exportProducts(shop), { objectMode: false }))
  return new Response(body as ReadableStream<Uint8Array>, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="produtos-${isoDay(shop.clock.now())}.csv"`,
      'Cache-Control': 'no-store',
    },
  })
}
