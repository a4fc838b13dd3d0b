import { pathTo } from '#addresses.ts'
import { type LineChange, withChanges } from '#web/kit/form/pending-changes.ts'
import { usePendingChanges } from '#web/kit/form/use-pending-changes.ts'
import { useRootData } from '#web/kit/use-root-data.ts'
import { failedWish } from './failed-wish.ts'

/** Whether a customer keeps a product, as she wants it at once; a heart is a line of one piece or none. */
export function useFavourite(product: { id: string; name: string }) {
  const favourites = useRootData()?.favourites
  const { changes, change } = usePendingChanges({
    action: pathTo('wishlist'),
    fieldsOf,
    nameOf: () => product.name,
    failed: failedWish,
    loaded: favourites,
  })
  const line = { id: product.id, quantity: favourites?.includes(product.id) ? 1 : 0 }
  const isFavourite = withChanges([line], changes).length > 0
  return { isFavourite, toggle: () => change(product.id, isFavourite ? 0 : 1) }
}

function fieldsOf({ lineId, quantity }: LineChange): Record<string, string> {
  return { intent: quantity > 0 ? 'add' : 'remove', productId: lineId }
}
