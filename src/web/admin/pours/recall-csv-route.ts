import { data } from 'react-router'
import { recallCopy as words } from '#copy/admin/pours/recall.ts'
import { orderStatusLabels } from '#copy/orders/orders.ts'
import { CSV_BYTE_ORDER_MARK, csvNumber, csvRow } from '#domain/csv.ts'
import { formatDate, isoDay } from '#domain/sao-paulo-time.ts'
import { findRecall, type Recall } from '#shop/admin/pours/find-recall.ts'
import { requireFreshProof } from '#web/accounts/session/fresh-proof.server.ts'
import { shopOf } from '#web/server/request/context.server.ts'
import type { Route } from './+types/recall-csv-route.ts'
import { subjectOfAddress } from './recall-subject.server.ts'

const nobody: Pick<Recall, 'holders'> = { holders: [] }

/** For the authorities: who holds what is called back, and when each was written to. */
export async function loader({ request, context }: Route.LoaderArgs) {
  await requireFreshProof({ request, context })
  const shop = shopOf(context)
  const subject = subjectOfAddress(request)
  const recall = subject === undefined ? nobody : subject && (await findRecall(shop.db, subject))
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
