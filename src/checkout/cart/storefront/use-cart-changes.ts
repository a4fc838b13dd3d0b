import { pathTo } from '#addresses.ts'
import { lostChange } from '#catalogue/products/storefront/failed-cart-change.ts'
import { type LineChange, withChanges } from '#ui/form/pending-changes.ts'
import { usePendingChanges } from '#ui/form/use-pending-changes.ts'

/** Pass the loader's own `lines` array: a new identity signals fresh data. */
export function useCartChanges<Line extends { id: string; quantity: number; name: string }>(
  lines: readonly Line[],
) {
  const findName = (lineId: string) => lines.find(({ id }) => id === lineId)?.name
  const { changes, change } = usePendingChanges({
    action: pathTo('cart'),
    fieldsOf: buildFields,
    nameOf: findName,
    failed: lostChange,
    loaded: lines,
  })
  return { lines: withChanges(lines, changes), change }
}

function buildFields({ lineId, quantity }: LineChange): Record<string, string> {
  return quantity > 0
    ? { intent: 'change', lineId, quantity: String(quantity) }
    : { intent: 'remove', lineId }
}
