// Offered to: admin/products

import { deliveryPromise } from '#copy/product/product-facts.ts'
import { offerUntil } from '#copy/product/promotion.ts'
import type { findProduct } from '#shop/catalogue/find-product.ts'
import { describeKit } from './kit-view.server.ts'
import { describeNextPour } from './next-pour-view.server.ts'
import { describePixPrices } from './pix-prices-view.server.ts'
import { describeFacts } from './product-facts-view.server.ts'
import { describeScent } from './product-scent-view.server.ts'
import { describeSizes } from './sizes-view.server.ts'

/** A product in the words of its page. */
export function describeProduct(
  found: NonNullable<Awaited<ReturnType<typeof findProduct>>>,
  { sendsToBrazil = false } = {},
) {
  const {
    specifications,
    weight: _weight,
    dimensions: _dimensions,
    pixDiscountPercent: _percent,
    isCourierEnabled,
    nextPour,
    shelfPour: _shelfPour,
    saleUntil,
    pairs: _pairs,
    reviews: _reviews,
    kit,
    ...shown
  } = found
  // What a size is made of is told in the facts.
  const { variants, comparison } = describeSizes(found)
  const pour = describeNextPour(found.stockQuantity, nextPour)
  const offer = saleUntil && offerUntil(saleUntil)
  return {
    product: { ...shown, variants, pour, offer, kit: describeKit(kit) },
    saleUntil,
    comparison,
    facts: describeFacts(found),
    story: describeScent(specifications),
    byPix: describePixPrices(found),
    delivery:
      deliveryPromise[
        `${isCourierEnabled ? 'courier' : 'arranged'}${sendsToBrazil ? 'AndParcels' : ''}` as const
      ],
  }
}
