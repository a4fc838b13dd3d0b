import type { FormEvent } from 'react'
import { Form } from 'react-router'
import { pathTo } from '#addresses.ts'
import { wishlistCopy } from '#copy/wishlist.ts'
import { toggleGuestFavourite } from '#web/guest/guest-store.ts'
import { useIsGuestFavourite } from '#web/guest/use-guest-store.ts'
import { IconButton } from '#web/kit/icon-button.tsx'
import { toast } from '#web/kit/toast/toast-store.ts'
import { useRootData } from '#web/kit/use-root-data.ts'
import { useFavourite } from './use-favourite.ts'

interface FavouriteButtonProps {
  product: { id: string; name: string }
  className?: string
}

/** The heart. It fills at once; if the server refuses, it empties again and says why. */
export function FavouriteButton({ product, className = 'fav' }: FavouriteButtonProps) {
  const isGuest = useRootData()?.visitor.kind !== 'customer'
  const isGuestFavourite = useIsGuestFavourite(product.id)
  const favourite = useFavourite(product)
  const isFavourite = isGuest ? isGuestFavourite : favourite.isFavourite

  function toggle(event: FormEvent) {
    event.preventDefault()
    if (!isGuest) {
      favourite.toggle()
      return
    }
    const said = toggleGuestFavourite(product.id) ? wishlistCopy.addedAsGuest : wishlistCopy.removed
    toast({ ...said, about: product.name })
  }

  return (
    <Form method="post" action={pathTo('wishlist')} onSubmit={toggle}>
      <input type="hidden" name="intent" value={isFavourite ? 'remove' : 'add'} />
      <input type="hidden" name="productId" value={product.id} />
      <IconButton
        type="submit"
        className={className}
        icon="heart"
        aria-pressed={isFavourite}
        label={isFavourite ? wishlistCopy.removeLabel(product.name) : wishlistCopy.addLabel(product.name)}
      />
    </Form>
  )
}
