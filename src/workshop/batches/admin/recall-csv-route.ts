import { data } from 'react-router'
import { requireFreshProof } from '#accounts/session/storefront/fresh-proof.server.ts'
import { orderStatusLabels } from '#orders/copy/orders.ts'
import { CSV_BYTE_ORDER_MARK, csvNumber, csvRow } from '#platform/domain/csv.ts'
import { formatDate, isoDay } from '#platform/domain/sao-paulo-time.ts'
import { shopOf } from '#platform/http/request/context.server.ts'
import { recallCopy as words } from '#workshop/batches/copy/admin-recall.ts'
import { findRecall, type Recall } from '#workshop/batches/use-cases/find-recall.ts'
import type { Route } from './+types/recall-csv-route'
import { subjectOfAddress } from './recall-subject.server.ts'

const emptyRecall: Pick<Recall, 'holders'> = { holders: [] }

/** For the authorities: customers with recalled candles, and when each was notified. */
export async function loader({ request, context }: Route.LoaderArgs) {
  await requireFreshProof({ request, context })
  const shop = shopOf(context)
  const subject = subjectOfAddress(request)
  const recall = subject === undefined ? emptyRecall : subject && (await findRecall(shop.db, subject))
  if (!recall) throw data(null, { status: 404 })
  const rows = recall.holders.map((holder) =>
    csvRow([
      holder.orderNumber,
      holder.day.split('-').reverse().join('/'),
      holder.customerName,
      holder.email,
      holder.phone,
      csvNumber(holder.units),
      orderStatusLabels[holder.status],
      holder.writtenAt ? formatDate(new Date(holder.writtenAt)) : '',
    ]),
  )
  return new Response(CSV_BYTE_ORDER_MARK + csvRow(words.fileColumns) + rows.join(''), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${words.fileName(isoDay(shop.clock.now()))}"`,
      'Cache-Control': 'no-store',
    },
  })
}
