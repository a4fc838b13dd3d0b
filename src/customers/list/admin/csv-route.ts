import { Readable } from 'node:stream'
import { requireFreshProof } from '#accounts/session/storefront/fresh-proof.server.ts'
import { customersCopy as copy } from '#customers/list/admin-copy.ts'
import type { CustomerFacts } from '#customers/list/use-cases/customer-facts.ts'
import { exportCustomers } from '#customers/list/use-cases/export-customers.ts'
import { CSV_BYTE_ORDER_MARK, type CsvCell, csvNumber, csvRow } from '#platform/domain/csv.ts'
import { decimalFromCentavos } from '#platform/domain/money.ts'
import { formatDate, isoDay } from '#platform/domain/sao-paulo-time.ts'
import { shopOf } from '#platform/http/request/context.server.ts'
import type { Shop } from '#platform/shop.ts'
import { dayAndMonth } from '#ui/copy/calendar.ts'
import type { Route } from './+types/csv-route'
import { customersQuery } from './customers-query.ts'

/** Streamed, so that memory use does not depend on the number of customers. */
export async function loader({ request, context }: Route.LoaderArgs) {
  await requireFreshProof({ request, context })
  const shop = shopOf(context)
  const query = customersQuery.read(new URL(request.url).searchParams)
  const nameFile = query.segment ? copy.segmentFileName[query.segment] : copy.fileName
  const body = Readable.toWeb(Readable.from(customersCsv(shop, query), { objectMode: false }))
  return new Response(body as ReadableStream<Uint8Array>, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${nameFile(isoDay(shop.clock.now()))}"`,
      'Cache-Control': 'no-store',
    },
  })
}

async function* customersCsv(
  shop: Shop,
  query: Parameters<typeof exportCustomers>[1],
): AsyncGenerator<string> {
  yield CSV_BYTE_ORDER_MARK + csvRow(copy.fileColumns)
  for await (const part of exportCustomers(shop, query))
    yield part.map((customer) => csvRow(buildCells(customer))).join('')
}

function buildCells(customer: CustomerFacts): CsvCell[] {
  return [
    customer.name,
    customer.email,
    customer.phone ?? '',
    formatDate(customer.since),
    csvNumber(customer.orders),
    csvNumber(decimalFromCentavos(customer.total)),
    customer.lastOrderAt ? formatDate(customer.lastOrderAt) : '',
    customer.birthday ? dayAndMonth(`0000-${customer.birthday}`) : '',
    customer.waitsFor.join(', '),
    customer.newsletter ? copy.yes : copy.no,
    customer.statusMails ? copy.yes : copy.no,
  ]
}
