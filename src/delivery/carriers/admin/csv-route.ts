import { carriersCopy as words } from '#delivery/carriers/copy/admin-carriers.ts'
import { ratesToCsv } from '#delivery/carriers/domain/rates-csv.ts'
import { loadCarriers } from '#delivery/carriers/use-cases/load-carriers.ts'
import { isoDay } from '#platform/domain/sao-paulo-time.ts'
import { shopOf } from '#platform/http/request/context.server.ts'
import type { Route } from './+types/csv-route'

/** The import on the same page accepts this file. */
export async function loader({ context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  const { rates } = await loadCarriers(shop)
  return new Response(ratesToCsv(rates, words.file.headers), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${words.file.fileName}-${isoDay(shop.clock.now())}.csv"`,
      'Cache-Control': 'no-store',
    },
  })
}
