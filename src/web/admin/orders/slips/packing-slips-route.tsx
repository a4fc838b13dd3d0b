import '#web/kit/styles/admin.css'
import { useLocation } from 'react-router'
import { pathTo } from '#addresses.ts'
import { selectionCopy } from '#copy/admin/orders/dispatch.ts'
import { packingSlipCopy as copy } from '#copy/admin/orders/packing-slip.ts'
import { loadPackingSlips } from '#shop/admin/orders/load-packing-slip.ts'
import { readIds, writeIds } from '#web/admin/selection/chosen-ids.ts'
import { shopOf } from '#web/server/request/context.server.ts'
import type { Route } from './+types/packing-slips-route.ts'
import { SlipPages } from './slip-pages.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  const ids = readIds(new URL(request.url).searchParams.getAll('ids'))
  const { name, address, phone } = shop.settings.current().values.contact
  return { slips: await loadPackingSlips(shop, ids), sender: { name, address, phone } }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: copy.pagesTitle(loaderData?.slips.length ?? 0) }, { name: 'robots', content: 'noindex' }]
}

/** The slips of all chosen orders, each once: one run of the printer. */
export default function PackingSlipsPage({ loaderData: { slips, sender } }: Route.ComponentProps) {
  const isFromToday = new URLSearchParams(useLocation().search).get('from') === 'hoje'
  const back = isFromToday
    ? { to: pathTo('adminToday'), label: copy.backToToday }
    : { to: pathTo('adminOrders'), label: copy.backToList }
  const ids = writeIds(slips.map(({ id }) => id))
  const to = pathTo('adminDispatch', {}, { ids, from: isFromToday ? 'hoje' : undefined })
  return <SlipPages slips={slips} sender={sender} back={back} next={{ to, label: selectionCopy.ship }} />
}
