import { chooseContents } from '#catalogue/kits/domain/kit.ts'
import { canBeShared, type SoldKit, sharePrice } from '#catalogue/kits/domain/sold-kit.ts'
import { lineTotal } from '#catalogue/products/domain/checkout-total.ts'
import type { Centavos } from '#platform/domain/money.ts'
import { shareOut } from '#platform/domain/share-out.ts'
import type { ShelfKit, ShelfPart } from './kit-columns.ts'

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

/** Not sellable if the choice is invalid, a part is missing, or the price is below one centavo per piece. */
export function kitToSell({
  kit,
  chosenParts,
  unitPrice,
  active,
  partCosts,
}: {
  kit: ShelfKit
  chosenParts: readonly string[] | null
  unitPrice: Centavos
  active: boolean
  partCosts: Record<string, Centavos> | null
}) {
  const chosenContents = chooseContents(kit, chosenParts)
  const contents = (chosenContents.ok ? chosenContents.value : []).map((part) => ({
    ...part,
    cost: partCosts?.[part.id] ?? 0,
  }))
  const isWhole = contents.every(({ id }) => partCosts?.[id] !== undefined)
  return {
    contents,
    pieces: contents.reduce((sum, { count }) => sum + count, 0),
    batchId: null,
    readyOn: null,
    sellable: active && isWhole && canBeShared(unitPrice, contents),
  }
}
