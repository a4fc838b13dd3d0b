import { chooseContents } from '#catalogue/kits/domain/kit.ts'
import { canBeShared } from '#catalogue/kits/domain/sold-kit.ts'
import type { Centavos } from '#platform/domain/money.ts'
import type { ShelfKit } from './kit-columns.ts'

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
