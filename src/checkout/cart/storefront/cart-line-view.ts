import type { LinePart } from '#catalogue/kits/domain/kit-line.ts'
import { sizedName } from '#catalogue/stock/domain/shelf.ts'
import type { LineNotice } from '#checkout/cart/domain/line-notice.ts'
import type { Centavos } from '#platform/domain/money.ts'
import type { ImageInfo } from '#platform/images/image-variants.ts'

export interface CartLineView {
  id: string
  productId: string
  name: string
  slug: string
  cover: ImageInfo | null
  variantName: string | null
  parts?: readonly LinePart[] | null
  pieces?: number
  unitPrice: Centavos
  priceBefore?: Centavos | null
  quantity: number
  /** Stock of the product, or of the batch that the line reserves from. */
  stockQuantity: number
  /** Day on which the reserved batch is ready; null for items in stock. */
  readyOn: string | null
  notice: LineNotice | null
}

export const lineName = ({ name, variantName: size }: Pick<CartLineView, 'name' | 'variantName'>) =>
  sizedName({ name, size })

export function keepsFromBuying({ notice }: Pick<CartLineView, 'notice'>): boolean {
  return notice !== null && notice.kind !== 'price-changed'
}
