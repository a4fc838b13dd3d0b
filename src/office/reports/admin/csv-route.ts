import { Readable } from 'node:stream'
import { requireFreshProof } from '#accounts/session/storefront/fresh-proof.server.ts'
import { reportsCopy } from '#office/reports/copy/admin-reports.ts'
import { readReportSpan } from '#orders/domain/report-span.ts'
import { shopOf } from '#platform/http/request/context.server.ts'
import type { Route } from './+types/csv-route'
import { readReportFile, reportCsv } from './report-csv.server.ts'

/** Streamed, so that years of lines are never held in memory. */
export async function loader({ request, context }: Route.LoaderArgs) {
  await requireFreshProof({ request, context })
  const shop = shopOf(context)
  const query = new URL(request.url).searchParams
  const span = readReportSpan(query, shop.clock.now())
  const file = readReportFile(query.get('file'))
  const body = Readable.toWeb(Readable.from(reportCsv(shop, file, span), { objectMode: false }))
  return new Response(body as ReadableStream<Uint8Array>, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${reportsCopy.files.fileName(file, span)}"`,
      'Cache-Control': 'no-store',
    },
  })
}
