import type { FormEvent } from 'react'
import { Form } from 'react-router'
import { pathTo } from '#addresses.ts'
import { useIsGuestFavourite, useVisitorCart } from '#catalogue/products/storefront/visitor-cart.ts'
import { wishlistButtonCopy } from '#catalogue/wishlist/copy/wishlist-toasts.ts'
import { useRootData } from '#ui/browser/use-root-data.ts'
import { IconButton } from '#ui/elements/icon-button.tsx'
import { type LineChange, withChanges } from '#ui/form/pending-changes.ts'
import { usePendingChanges } from '#ui/form/use-pending-changes.ts'
import { toast } from '#ui/toast/toast-store.ts'
import { favouriteFailure } from './favourite-failure.ts'

interface FavouriteButtonProps {
  product: { id: string; name: string }
  className?: string
}

export function FavouriteButton({ product, className = 'fav' }: FavouriteButtonProps) {
  const isGuest = useRootData()?.visitor.kind !== 'customer'
  const visitorCart = useVisitorCart()
  const isGuestFavourite = useIsGuestFavourite(product.id)
  const favourite = useFavourite(product)
  const isFavourite = isGuest ? isGuestFavourite : favourite.isFavourite
  const intent = isFavourite ? 'remove' : 'add'

  async function toggle(event: FormEvent) {
    event.preventDefault()
    if (!isGuest) return favourite.toggle()
    const guestChanges = await visitorCart?.loadGuestChanges().catch(() => null)
    if (guestChanges) guestChanges.toggleWithToast(product)
    else toast({ ...favouriteFailure(intent), about: product.name })
  }

  return (
    <Form method="post" action={pathTo('wishlist')} onSubmit={toggle}>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="productId" value={product.id} />
      <IconButton
        type="submit"
        className={className}
        icon="heart"
        aria-pressed={isFavourite}
        label={
          isFavourite
            ? wishlistButtonCopy.removeLabel(product.name)
            : wishlistButtonCopy.addLabel(product.name)
        }
      />
    </Form>
  )
}

function useFavourite(product: { id: string; name: string }) {
  const favourites = useRootData()?.favourites
  const { changes, change } = usePendingChanges({
    action: pathTo('wishlist'),
    fieldsOf: buildFields,
    nameOf: () => product.name,
    failed: favouriteFailure,
    loaded: favourites,
  })
  const line = { id: product.id, quantity: favourites?.includes(product.id) ? 1 : 0 }
  const isFavourite = withChanges([line], changes).length > 0
  return { isFavourite, toggle: () => change(product.id, isFavourite ? 0 : 1) }
}

function buildFields({ lineId, quantity }: LineChange): Record<string, string> {
  return { intent: quantity > 0 ? 'add' : 'remove', productId: lineId }
}
