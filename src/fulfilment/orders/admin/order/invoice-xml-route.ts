import { data } from 'react-router'
import { readInvoiceXml } from '#orders/use-cases/save-invoice.ts'
import { isUuid } from '#platform/domain/uuid.ts'
import { shopOf } from '#platform/http/request/context.server.ts'
import type { Route } from './+types/invoice-xml-route'

/** The XML of an invoice, as it was handed in: saved, never shown. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const found = isUuid(params.id) ? await readInvoiceXml(shopOf(context), params.id) : null
  if (!found) throw data(null, { status: 404 })
  return new Response(found.xml, {
    headers: {
      'Content-Type': 'application/xml; charset=utf-8',
      'Content-Disposition': `attachment; filename="NFe${found.accessKey}.xml"`,
      'Cache-Control': 'no-store',
    },
  })
}
