import { pathTo } from '#addresses.ts'
import { cartCopy } from '#copy/cart/cart.ts'
import { pausedSaleSentence } from '#copy/delivery/sale-pause.ts'
import { catalogueCopy } from '#copy/product/catalogue.ts'
import { useRootData } from '#web/kit/browser/use-root-data.ts'
import { Breadcrumbs } from '#web/kit/elements/breadcrumbs.tsx'
import { Note } from '#web/kit/feedback/note.tsx'

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

/** While the shop pauses: when it sells again, and that the cart waits. */
function PausedSale() {
  const pause = useRootData()?.shop.pause
  return pause ? <Note>{pausedSaleSentence(pause)}</Note> : null
}
