import { carriersCopy as words } from '#copy/admin/carriers.ts'
import { ratesToCsv } from '#domain/carriers/rates-csv.ts'
import { isoDay } from '#domain/sao-paulo-time.ts'
import { loadCarriers } from '#shop/admin/carriers/load-carriers.ts'
import { shopOf } from '#web/server/request/context.server.ts'
import type { Route } from './+types/csv-route.ts'

/** The table by state, as the same page reads it back. */
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
