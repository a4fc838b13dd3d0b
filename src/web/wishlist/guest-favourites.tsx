import { pathTo } from '#addresses.ts'
import { cartCopy } from '#copy/cart/cart.ts'
import { wishlistCopy } from '#copy/product/wishlist.ts'
import { WISHLIST_KEY } from '#web/guest/guest-store.ts'
import { UnreadGuestList } from '#web/guest/unread-guest-list.tsx'
import { useGuestProducts } from '#web/guest/use-guest-products.ts'
import { isRead, useGuestStore } from '#web/guest/use-guest-store.ts'
import { Button, LinkButton } from '#web/kit/elements/button.tsx'
import { EmptyState } from '#web/kit/feedback/empty-state.tsx'
import { Note } from '#web/kit/feedback/note.tsx'
import { useProductUpdates } from '#web/kit/realtime/use-product-updates.ts'
import { FavouritesGrid, FavouritesSkeleton, NoFavourites } from './favourites-grid.tsx'

/** Only the browser knows them, newest first; the shop tells what they are. What is no longer sold is not shown. */
export function GuestFavourites() {
  const store = useGuestStore()
  const { products, hasFailed, retry } = useGuestProducts(store.wishlist)
  useProductUpdates(retry)
  if (hasFailed) {
    const { title, text } = wishlistCopy.loadFailed
    return (
      <div role="alert">
        <EmptyState title={title} text={text} action={<Button onClick={retry}>{cartCopy.retry}</Button>} />
      </div>
    )
  }
  if (!isRead(store))
    return (
      <UnreadGuestList
        storageKey={WISHLIST_KEY}
        onItsWay={<FavouritesOnTheirWay />}
        empty={<NoFavourites />}
      />
    )
  if (store.wishlist.length === 0) return <NoFavourites />
  if (!products) return <FavouritesOnTheirWay />
  const favourites = store.wishlist.flatMap((id) => products.get(id) ?? []).filter(({ active }) => active)
  return (
    <div className="guest-favourites">
      <FavouritesGrid products={favourites} />
    </div>
  )
}

function FavouritesOnTheirWay() {
  return (
    <div className="guest-favourites">
      <noscript>
        <div className="no-script">
          <Note>{wishlistCopy.noScript}</Note>
          <LinkButton to={pathTo('auth', {}, { redirectTo: pathTo('wishlist') })}>
            {cartCopy.empty.action}
          </LinkButton>
        </div>
      </noscript>
      <FavouritesSkeleton />
    </div>
  )
}
