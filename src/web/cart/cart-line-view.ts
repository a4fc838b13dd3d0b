import type { LineNotice } from '#domain/cart/line-notice.ts'
import type { ImageInfo } from '#domain/images/image-variants.ts'
import type { Centavos } from '#domain/money.ts'

/** A line of the cart as it is shown, to guests and customers alike. */
export interface CartLineView {
  id: string
  productId: string
  name: string
  slug: string
  cover: ImageInfo | null
  variantName: string | null
  unitPrice: Centavos
  /** What one piece cost before the promotion that runs today. */
  priceBefore?: Centavos | null
  quantity: number
  /** Of the shelf, or of the pour that it is reserved of. */
  stockQuantity: number
  /** The day on which the pour is ready that it is reserved of; null for what stands on the shelf. */
  readyOn: string | null
  notice: LineNotice | null
}

/** How many of a line there can be at most: the sizes of a candle share its shelf. */
export function availableFor(line: CartLineView, lines: readonly CartLineView[]): number {
  const elsewhere = lines
    .filter(({ id, productId }) => id !== line.id && productId === line.productId)
    .reduce((units, { quantity }) => units + quantity, 0)
  return Math.max(0, line.stockQuantity - elsewhere)
}

/** Whether something must be corrected before the cart can be bought. */
export function keepsFromBuying({ notice }: Pick<CartLineView, 'notice'>): boolean {
  return notice !== null && notice.kind !== 'price-changed'
}
