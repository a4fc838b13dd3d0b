import { pathTo } from '#addresses.ts'
import { productListAdmin } from '#copy/admin/products/catalogue.ts'

/** The form that the ticks of the rows belong to. */
export const CHOSEN_PRODUCTS = 'chosen-products'

/** The way to new prices on a page without a script; there the bar never comes. */
export function PlainChoice() {
  return (
    <form id={CHOSEN_PRODUCTS} className="plain-pick" method="get" action={pathTo('adminProductPrices')}>
      <noscript>
        <button type="submit" className="btn btn--ghost">
          {productListAdmin.bulk.prices}
        </button>
      </noscript>
    </form>
  )
}
