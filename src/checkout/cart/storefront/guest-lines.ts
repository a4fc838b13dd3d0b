import { kitOfLine } from '#catalogue/kits/domain/kit-line.ts'
import { unitPrice } from '#catalogue/products/domain/variants.ts'
import { describeSupply } from '#catalogue/stock/domain/supply.ts'
import type { GuestLine } from '#checkout/cart/domain/guest-cart.ts'
import { buyable, withNotices } from '#checkout/cart/domain/line-notice.ts'
import type { DescribedProduct } from '#checkout/cart/use-cases/describe-products.ts'
import type { CartLineView } from './cart-line-view.ts'

export interface GuestLineView extends CartLineView {
  stored: GuestLine
  pixDiscountPercent: number
  categoryId: string | null
  pieces?: number
}

export function guestLines(
  lines: readonly GuestLine[],
  products: ReadonlyMap<string, DescribedProduct>,
): GuestLineView[] {
  const knownLines = lines.flatMap((line) => {
    const product = products.get(line.product_id)
    const variant = product?.variants.find(({ id }) => id === line.variant_id)
    if (!product || Boolean(variant) !== product.hasVariants) return []
    const price = unitPrice(product.price, variant)
    const { stockQuantity: stock, nextBatch } = variant ?? product
    const kit = product.kit && kitOfLine(product.kit, line.chosen_parts ?? null)
    const supply = describeSupply({ stock: kit?.units ?? stock, reserved: line.reserved ?? false, nextBatch })
    return {
      id: [line.product_id, line.variant_id, ...(line.chosen_parts ?? [])].join('/'),
      stored: line,
      pixDiscountPercent: product.pixDiscountPercent,
      productId: product.id,
      categoryId: product.categoryId,
      name: product.name,
      slug: product.slug,
      cover: product.cover,
      variantName: kit?.named ?? variant?.name ?? null,
      parts: kit?.parts ?? null,
      ...(kit && { pieces: kit.pieces }),
      unitPrice: price,
      priceBefore: (variant ?? product).priceBefore ?? null,
      seenPrice: price,
      quantity: line.quantity,
      active: product.active && kit?.isPossible !== false,
      stockQuantity: supply.units,
      readyOn: supply.readyOn,
    }
  })
  return withNotices(knownLines)
}

export function lastReadyDay(lines: readonly GuestLineView[]): string | null {
  const days = buyable(lines).flatMap(({ readyOn }) => readyOn ?? [])
  return days.toSorted().at(-1) ?? null
}
