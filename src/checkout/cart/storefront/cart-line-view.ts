import type { LinePart } from '#catalogue/kits/domain/kit-line.ts'
import { sizedName } from '#catalogue/stock/domain/shelf.ts'
import type { LineNotice } from '#checkout/cart/domain/line-notice.ts'
import type { Centavos } from '#platform/domain/money.ts'
import type { ImageInfo } from '#platform/images/image-variants.ts'

/** A line of the cart as it is shown, to guests and customers alike. */
export interface CartLineView {
  id: string
  productId: string
  name: string
  slug: string
  cover: ImageInfo | null
  /** The size, or what is in a kit. */
  variantName: string | null
  /** What is in one kit; null for everything else. */
  parts?: readonly LinePart[] | null
  /** The candles in one kit. */
  pieces?: number
  unitPrice: Centavos
  /** What one piece cost before the promotion that runs today. */
  priceBefore?: Centavos | null
  quantity: number
  /** Of the shelf, or of the batch that it is reserved of. */
  stockQuantity: number
  /** The day on which the batch is ready that it is reserved of; null for what stands on the shelf. */
  readyOn: string | null
  notice: LineNotice | null
}

/** What tells it from another size of the same candle. */
export const lineName = ({ name, variantName: size }: Pick<CartLineView, 'name' | 'variantName'>) =>
  sizedName({ name, size })

/** Whether something must be corrected before the cart can be bought. */
export function keepsFromBuying({ notice }: Pick<CartLineView, 'notice'>): boolean {
  return notice !== null && notice.kind !== 'price-changed'
}
