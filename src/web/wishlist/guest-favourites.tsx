import { cartCopy } from '#copy/cart.ts'
import { wishlistCopy } from '#copy/wishlist.ts'
import { WISHLIST_KEY } from '../cart/guest-store.ts'
import { UnreadGuestList } from '../cart/unread-guest-list.tsx'
import { useGuestProducts } from '../cart/use-guest-products.ts'
import { isRead, useGuestStore } from '../cart/use-guest-store.ts'
import { pathTo } from '../route-table.ts'
import { Button, LinkButton } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Note } from '../ui/note.tsx'
import { FavouritesGrid, FavouritesSkeleton, NoFavourites } from './favourites-grid.tsx'

/** Only the browser knows them, newest first; the shop tells what they are. What is no longer sold is not shown. */
export function GuestFavourites() {
  const store = useGuestStore()
  const { products, hasFailed, retry } = useGuestProducts(store.wishlist)
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
