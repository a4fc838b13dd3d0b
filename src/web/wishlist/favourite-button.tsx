import type { FormEvent } from 'react'
import { useFetcher } from 'react-router'
import { wishlistCopy } from '#copy/wishlist.ts'
import { toggleGuestFavourite } from '../cart/guest-store.ts'
import { useIsGuestFavourite } from '../cart/use-guest-store.ts'
import { useToastAnswer } from '../cart/use-toast-answer.ts'
import { pathTo } from '../route-table.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { toast } from '../ui/toast/toast-store.ts'
import { useRootData } from '../use-root-data.ts'
import type { WishlistAnswer } from './wishlist-answer.ts'

interface FavouriteButtonProps {
  product: { id: string; name: string }
  className?: string
}

/** The heart. It fills at once; if the server refuses, it empties again and says why. */
export function FavouriteButton({ product, className = 'fav' }: FavouriteButtonProps) {
  const root = useRootData()
  const isGuestFavourite = useIsGuestFavourite(product.id)
  const fetcher = useFetcher<WishlistAnswer>({ key: `favourite-${product.id}` })
  useToastAnswer(fetcher.data, undefined, product.name)

  const isGuest = root?.visitor.kind !== 'customer'
  const wanted = fetcher.formData?.get('intent')
  const isKept = isGuest ? isGuestFavourite : (root?.favourites.includes(product.id) ?? false)
  const isFavourite = wanted ? wanted === 'add' : isKept

  function keepForGuest(event: FormEvent) {
    if (!isGuest) return
    event.preventDefault()
    const said = toggleGuestFavourite(product.id) ? wishlistCopy.addedAsGuest : wishlistCopy.removed
    toast({ ...said, about: product.name })
  }

  return (
    <fetcher.Form method="post" action={pathTo('wishlist')} onSubmit={keepForGuest}>
      <input type="hidden" name="intent" value={isFavourite ? 'remove' : 'add'} />
      <input type="hidden" name="productId" value={product.id} />
      <IconButton
        type="submit"
        className={className}
        icon="heart"
        aria-pressed={isFavourite}
        label={isFavourite ? wishlistCopy.removeLabel(product.name) : wishlistCopy.addLabel(product.name)}
      />
    </fetcher.Form>
  )
}
