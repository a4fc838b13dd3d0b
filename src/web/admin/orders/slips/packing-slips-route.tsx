import '#web/kit/styles/admin.css'
import { pathTo } from '#addresses.ts'
import { selectionCopy } from '#copy/admin/orders/dispatch.ts'
import { packingSlipCopy as copy } from '#copy/admin/orders/packing-slip.ts'
import { listAtHand } from '#shop/admin/orders/at-hand.ts'
import { loadPackingSlips } from '#shop/admin/orders/load-packing-slip.ts'
import { drawPassports } from '#shop/passports/draw-passports.ts'
import { readIds, writeIds } from '#web/admin/selection/chosen-ids.ts'
import { customerOf, shopOf } from '#web/server/request/context.server.ts'
import type { Route } from './+types/packing-slips-route.ts'
import { SlipPages } from './slip-pages.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  const { isHelper } = customerOf(context)
  const query = new URL(request.url).searchParams
  const typedIds = readIds(query.getAll('ids'))
  const ids = isHelper ? await listAtHand(shop, typedIds) : typedIds
  const { name, address, phone } = shop.settings.current().values.contact
  const isFromToday = isHelper || query.get('from') === 'hoje'
  const slips = await loadPackingSlips(shop, ids)
  const passports = await drawPassports(
    shop,
    slips.flatMap(({ items }) => items.map(({ pour }) => pour)),
  )
  return { slips, passports, sender: { name, address, phone }, isFromToday }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: copy.pagesTitle(loaderData?.slips.length ?? 0) }, { name: 'robots', content: 'noindex' }]
}

/** The slips of all chosen orders, each once: one run of the printer. */
export default function PackingSlipsPage({ loaderData }: Route.ComponentProps) {
  const { slips, passports, sender, isFromToday } = loaderData
  const back = isFromToday
    ? { to: pathTo('adminToday'), label: copy.backToToday }
    : { to: pathTo('adminOrders'), label: copy.backToList }
  const ids = writeIds(slips.map(({ id }) => id))
  const to = pathTo('adminDispatch', {}, { ids, from: isFromToday ? 'hoje' : undefined })
  return (
    <SlipPages
      slips={slips}
      passports={passports}
      sender={sender}
      back={back}
      next={{ to, label: selectionCopy.ship }}
    />
  )
}
