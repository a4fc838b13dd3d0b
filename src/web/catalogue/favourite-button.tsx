import type { FormEvent } from 'react'
import { Form } from 'react-router'
import { pathTo } from '#addresses.ts'
import { wishlistButtonCopy } from '#copy/wishlist-button.ts'
import { useIsGuestFavourite } from '#web/guest/use-guest-store.ts'
import { IconButton } from '#web/kit/icon-button.tsx'
import { toast } from '#web/kit/toast/toast-store.ts'
import { useRootData } from '#web/kit/use-root-data.ts'
import { failedWish } from './failed-wish.ts'
import { loadGuestChanges } from './load-guest-changes.ts'
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
  const intent = isFavourite ? 'remove' : 'add'

  async function toggle(event: FormEvent) {
    event.preventDefault()
    if (!isGuest) return favourite.toggle()
    const loaded = await loadGuestChanges().catch(() => null)
    if (loaded) loaded.toggleAndTell(product)
    else toast({ ...failedWish(intent), about: product.name })
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
