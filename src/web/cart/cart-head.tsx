import { pathTo } from '#addresses.ts'
import { cartCopy } from '#copy/cart/cart.ts'
import { catalogueCopy } from '#copy/product/catalogue.ts'
import { Breadcrumbs } from '#web/kit/elements/breadcrumbs.tsx'
import { PausedSale } from './paused-sale.tsx'

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
