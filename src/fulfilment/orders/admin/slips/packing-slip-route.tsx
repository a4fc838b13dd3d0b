import '#ui/styles/admin.css'
import '#ui/styles/sheets/paper.css'
import { data } from 'react-router'
import { pathTo } from '#addresses.ts'
import { packingSlipCopy as copy } from '#fulfilment/orders/copy/admin-packing-slip.ts'
import { listAtHand } from '#fulfilment/orders/use-cases/at-hand.ts'
import { loadPackingSlip } from '#fulfilment/orders/use-cases/load-packing-slip.ts'
import { drawSlipCodes } from '#fulfilment/orders/use-cases/slip-parts.ts'
import { isUuid } from '#platform/domain/uuid.ts'
import { customerOf, shopOf } from '#platform/http/request/context.server.ts'
import type { Route } from './+types/packing-slip-route'
import { SlipPages } from './slip-pages.tsx'

export async function loader({ params, context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  const { isHelper } = customerOf(context)
  const isAllowed = !isHelper || (isUuid(params.id) && (await listAtHand(shop, [params.id])).length > 0)
  const slip = isAllowed ? await loadPackingSlip(shop, params.id, shop.slipParts) : null
  if (!slip) throw data(null, { status: 404 })
  const { name, address, phone } = shop.settings.current().values.contact
  const codes = await drawSlipCodes(shop, [slip])
  return { slip, codes, sender: { name, address, phone }, isHelper }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [
    { title: loaderData ? copy.pageTitle(loaderData.slip.orderNumber) : copy.missing },
    { name: 'robots', content: 'noindex' },
  ]
}

/** Internal notes and prices are never printed. */
export default function PackingSlipPage({ loaderData }: Route.ComponentProps) {
  const { slip, codes, sender, isHelper } = loaderData
  const backLink = isHelper
    ? { to: pathTo('adminToday'), label: copy.backToToday }
    : { to: pathTo('adminOrder', { id: slip.id }), label: copy.back }
  return <SlipPages slips={[slip]} codes={codes} sender={sender} backLink={backLink} />
}
