import { type SoldKit, sharePrice } from '#catalogue/kits/domain/sold-kit.ts'
import { lineTotal } from '#catalogue/products/domain/checkout-total.ts'
import type { Centavos } from '#platform/domain/money.ts'
import { shareOut } from '#platform/domain/share-out.ts'
import type { ShelfPart } from './kit-columns.ts'

export type CostedPart = ShelfPart & { readonly cost: Centavos }

export interface SaleItem {
  readonly productId: string
  readonly variantId: string | null
  readonly batchId: string | null
  readonly quantity: number
  readonly name: string
  readonly variantName: string | null
  readonly images: string[]
  readonly unitPrice: Centavos
  readonly unitCost: Centavos | null
  readonly kit?: SoldKit | null
}

type CartLine = SaleItem & {
  readonly chosenParts?: readonly string[] | null
  readonly contents: readonly CostedPart[] | null
}

/** Per cart line: kits become their parts, other lines stay as they are. */
export const itemsByLine = (lines: readonly CartLine[]): SaleItem[][] =>
  lines.map((line, place) => (line.contents ? itemsOfKit(line, line.contents, place) : [line]))

function itemsOfKit(line: CartLine, contents: readonly CostedPart[], place: number): SaleItem[] {
  const { productId, name, chosenParts = null, quantity, unitPrice: price } = line
  const kit: SoldKit = { line: place, productId, name, chosenParts, quantity, unitPrice: price }
  return sharePrice(price, contents).flatMap(({ part, count, unitPrice }) =>
    part.productId === null
      ? []
      : {
          productId: part.productId,
          variantId: part.variantId,
          batchId: null,
          quantity: count * quantity,
          name: part.name,
          variantName: part.size,
          images: part.images,
          unitPrice,
          unitCost: part.cost || null,
          kit,
        },
  )
}

export const sharesOfItems = (shares: readonly Centavos[], items: readonly (readonly SaleItem[])[]) =>
  items.flatMap((ofLine, place) => shareOut(shares[place] ?? 0, ofLine.map(lineTotal)))
