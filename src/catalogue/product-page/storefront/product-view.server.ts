import { describeKit } from '#catalogue/kits/storefront/kit-view.server.ts'
import { deliveryPromise, nextBatchCopy, offerUntil } from '#catalogue/product-page/copy/product-facts.ts'
import type { findProduct } from '#catalogue/product-page/use-cases/find-product.ts'
import { pixPrice } from '#catalogue/products/copy/prices.ts'
import { unitPrice, type Variant } from '#catalogue/products/domain/variants.ts'
import type { NextBatch } from '#catalogue/stock/domain/supply.ts'
import { type Centavos, formatBrl } from '#platform/domain/money.ts'
import { calculatePixPrice } from '#platform/domain/payment-method.ts'
import type { BatchOnPage, VariantOnPage } from './product-facts.ts'
import { type BatchLinks, describeFacts } from './product-facts-view.server.ts'
import { describeScent } from './product-scent-view.server.ts'

interface DescribedFor {
  sendsToBrazil?: boolean
  pixDiscountPercent?: number
  batchLinks?: BatchLinks
}

export function describeProduct(
  product: NonNullable<Awaited<ReturnType<typeof findProduct>>>,
  { sendsToBrazil = false, pixDiscountPercent = 0, batchLinks }: DescribedFor = {},
) {
  const {
    specifications,
    isCourierEnabled,
    shipping: _shipping,
    nextBatch,
    shelfBatch: _shelfBatch,
    saleUntil,
    pairs: _pairs,
    beside: _beside,
    kit,
    ...shown
  } = product
  const { variants, comparison } = describeSizes(product)
  const batch = describeNextBatch(product.stockQuantity, nextBatch)
  const offer = saleUntil && offerUntil(saleUntil)
  return {
    product: { ...shown, variants, batch, offer, kit: describeKit(kit) },
    saleUntil,
    comparison,
    facts: describeFacts(product, batchLinks),
    story: describeScent(specifications),
    byPix: describePixPrices(product, pixDiscountPercent),
    delivery:
      deliveryPromise[
        `${isCourierEnabled ? 'courier' : 'arranged'}${sendsToBrazil ? 'AndParcels' : ''}` as const
      ],
  }
}

interface PricedProduct {
  price: Centavos
  variants: readonly Variant[]
}

/**
 * Pix price for each size by id, or by '' without sizes. Rendered by the server to keep the page's script
 * small.
 */
function describePixPrices({ price, variants }: PricedProduct, percent: number) {
  if (percent === 0) return null
  const inWords = (amount: Centavos) => pixPrice(formatBrl(calculatePixPrice(amount, percent)))
  const bySize: Record<string, string> = { '': inWords(price) }
  for (const variant of variants) bySize[variant.id] = inWords(unitPrice(price, variant))
  return bySize
}

interface SizedProduct {
  variants: readonly (Variant & {
    image: string | null
    stockQuantity: number
    minStockLevel: number
    sku: string
    barcode: string
    nextBatch: BatchWithDay | null
  })[]
  images: readonly { url: string }[]
}

interface SizesView {
  variants: VariantOnPage[]
  comparison: number | undefined
}

/** If some sizes have their own image, the others use the cover. */
export function describeSizes({ variants, images }: SizedProduct): SizesView {
  const findPlace = ({ image }: { image: string | null }) => images.findIndex(({ url }) => url === image)
  const places = variants.map(findPlace)
  const [first = -1] = places
  const isShared = places.length > 1 && first >= 0 && places.every((place) => place === first)
  const hasOwn = !isShared && places.some((place) => place >= 0)
  return {
    variants: variants.map((variant, index) => {
      const { id, name, priceAdjustment, priceBefore, stockQuantity, minStockLevel, sku, barcode } = variant
      const batch = describeNextBatch(stockQuantity, variant.nextBatch)
      const shelf = { stockQuantity, minStockLevel, sku, barcode, batch }
      const size = { id, name, priceAdjustment, ...(priceBefore && { priceBefore }), ...shelf }
      return hasOwn ? { ...size, image: Math.max(0, places[index] ?? 0) } : size
    }),
    comparison: isShared ? first : undefined,
  }
}

type BatchWithDay = NextBatch & { readonly deliveryFrom: string }

function describeNextBatch(stockQuantity: number, batch: BatchWithDay | null): BatchOnPage | null {
  if (stockQuantity > 0 || !batch) return null
  const { units, readyOn, deliveryFrom } = batch
  return {
    units,
    deliveryFrom,
    next: nextBatchCopy.next(readyOn),
    label: nextBatchCopy.reserve(readyOn),
    delivery: nextBatchCopy.delivery(deliveryFrom),
  }
}
