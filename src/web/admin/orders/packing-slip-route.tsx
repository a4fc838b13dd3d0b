import '#web/kit/styles/admin.css'
import { data, Link, useLocation } from 'react-router'
import { pathTo } from '#addresses.ts'
import { packingSlipCopy as copy } from '#copy/admin-order-details.ts'
import { loadPackingSlip } from '#shop/admin/orders/load-packing-slip.ts'
import { ArrowLink, Button } from '#web/kit/button.tsx'
import { shopOf } from '#web/server/request/context.server.ts'
import type { Route } from './+types/packing-slip-route.ts'
import { PackingSheet } from './packing-sheet.tsx'
import { PAPERS, readPaper, roomLostTo, roomOfItem, slipSheets } from './packing-slip.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const slip = await loadPackingSlip(shopOf(context), params.id)
  if (!slip) throw data(null, { status: 404 })
  return slip
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [
    { title: loaderData ? copy.pageTitle(loaderData.orderNumber) : copy.missing },
    { name: 'robots', content: 'noindex' },
  ]
}

/** What goes into the parcel, ready for paper. Internal notes and prices stay in the shop. */
export default function PackingSlipPage({ loaderData: slip }: Route.ComponentProps) {
  const paper = readPaper(new URLSearchParams(useLocation().search).get('paper'))
  const { line1, line2 = '' } = slip.shippingAddress
  const recipient = { name: slip.customerName, lines: [line1, line2] }
  const sheets = slipSheets(slip.items, paper, {
    roomLost: roomLostTo(recipient, paper),
    roomOf: (item) => roomOfItem(item, paper),
  })
  return (
    <div className={`print-page print-page--${paper}`}>
      <header className="print-bar">
        <ArrowLink back to={pathTo('adminOrder', { id: slip.id })}>
          {copy.back}
        </ArrowLink>
        <nav className="segments" aria-label={copy.paper}>
          {PAPERS.map((each) => (
            <Link
              key={each}
              className="segments__item"
              to={{ search: `?paper=${each}` }}
              aria-current={each === paper ? 'true' : undefined}
            >
              {each.toUpperCase()}
            </Link>
          ))}
        </nav>
        <Button small onClick={() => window.print()}>
          {copy.print}
        </Button>
      </header>
      <main id="conteudo" tabIndex={-1}>
        {sheets.map((sheet, index) => (
          <PackingSheet
            key={sheet.items[0]?.id ?? 'empty'}
            slip={slip}
            sheet={sheet}
            number={index + 1}
            count={sheets.length}
          />
        ))}
      </main>
    </div>
  )
}
