import { pathTo } from '#addresses.ts'
import { catalogueCopy } from '#catalogue/products/copy/catalogue.ts'
import { cartCopy } from '#checkout/cart/copy/cart.ts'
import { pausedSaleSentence } from '#delivery/calendar/copy/sale-pause.ts'
import { useRootData } from '#ui/browser/use-root-data.ts'
import { Breadcrumbs } from '#ui/elements/breadcrumbs.tsx'
import { Note } from '#ui/feedback/note.tsx'

export function CartHead() {
  return (
    <div className="page-head">
      <CartCrumbs />
      <h1>{cartCopy.title}</h1>
      <PausedSale />
    </div>
  )
}

export function CartCrumbs() {
  return (
    <Breadcrumbs crumbs={[{ label: catalogueCopy.home, to: pathTo('home') }, { label: cartCopy.crumb }]} />
  )
}

function PausedSale() {
  const pause = useRootData()?.shop.pause
  return pause ? <Note>{pausedSaleSentence(pause)}</Note> : null
}
