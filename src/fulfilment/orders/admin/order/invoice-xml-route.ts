import { data } from 'react-router'
import { readInvoiceXml } from '#orders/use-cases/save-invoice.ts'
import { isUuid } from '#platform/domain/uuid.ts'
import { shopOf } from '#platform/http/request/context.server.ts'
import type { Route } from './+types/invoice-xml-route'

export async function loader({ params, context }: Route.LoaderArgs) {
  const invoice = isUuid(params.id) ? await readInvoiceXml(shopOf(context), params.id) : null
  if (!invoice) throw data(null, { status: 404 })
  return new Response(invoice.xml, {
    headers: {
      'Content-Type': 'application/xml; charset=utf-8',
      'Content-Disposition': `attachment; filename="NFe${invoice.accessKey}.xml"`,
      'Cache-Control': 'no-store',
    },
  })
}
