import '#ui/styles/admin.css'
import '#ui/styles/sheets/paper.css'
import { pathTo } from '#addresses.ts'
import { packingSlipCopy as copy } from '#fulfilment/orders/copy/admin-packing-slip.ts'
import { listAtHand } from '#fulfilment/orders/use-cases/at-hand.ts'
import { loadPackingSlips } from '#fulfilment/orders/use-cases/load-packing-slip.ts'
import { drawSlipCodes } from '#fulfilment/orders/use-cases/slip-parts.ts'
import { selectionCopy } from '#fulfilment/shipping/copy/admin-dispatch.ts'
import { customerOf, shopOf } from '#platform/http/request/context.server.ts'
import { readIds, writeIds } from '#ui/admin/chosen-ids.ts'
import type { Route } from './+types/packing-slips-route'
import { SlipPages } from './slip-pages.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  const { isHelper } = customerOf(context)
  const query = new URL(request.url).searchParams
  const typedIds = readIds(query.getAll('ids'))
  const ids = isHelper ? await listAtHand(shop, typedIds) : typedIds
  const { name, address, phone } = shop.settings.current().values.contact
  const isFromToday = isHelper || query.get('from') === 'hoje'
  const slips = await loadPackingSlips(shop, ids, shop.slipParts)
  const codes = await drawSlipCodes(shop, slips)
  return { slips, codes, sender: { name, address, phone }, isFromToday }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: copy.pagesTitle(loaderData?.slips.length ?? 0) }, { name: 'robots', content: 'noindex' }]
}

export default function PackingSlipsPage({ loaderData }: Route.ComponentProps) {
  const { slips, codes, sender, isFromToday } = loaderData
  const backLink = isFromToday
    ? { to: pathTo('adminToday'), label: copy.backToToday }
    : { to: pathTo('adminOrders'), label: copy.backToList }
  const ids = writeIds(slips.map(({ id }) => id))
  const to = pathTo('adminDispatch', {}, { ids, from: isFromToday ? 'hoje' : undefined })
  return (
    <SlipPages
      slips={slips}
      codes={codes}
      sender={sender}
      backLink={backLink}
      next={{ to, label: selectionCopy.ship }}
    />
  )
}
