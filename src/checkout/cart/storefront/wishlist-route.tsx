import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { pathTo } from '#addresses.ts'
import { catalogueCopy } from '#catalogue/products/copy/catalogue.ts'
import { wishlistCopy } from '#catalogue/wishlist/copy/wishlist.ts'
import {
  FavouritesGrid,
  FavouritesSkeleton,
  NoFavourites,
} from '#catalogue/wishlist/storefront/favourites-grid.tsx'
import { changeWishlist } from '#catalogue/wishlist/storefront/wishlist-action.server.ts'
import { listFavourites } from '#catalogue/wishlist/use-cases/wishlist.ts'
import { cartCopy } from '#checkout/cart/copy/cart.ts'
import { shopOf, visitorOf } from '#platform/http/request/context.server.ts'
import { deferIfSlow, useLoadResult } from '#ui/browser/defer-if-slow.ts'
import { Breadcrumbs } from '#ui/elements/breadcrumbs.tsx'
import { Button, LinkButton } from '#ui/elements/button.tsx'
import type { PageHandle } from '#ui/failures/page-failure.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { useProductUpdates } from '#ui/realtime/use-product-updates.ts'
import { privateMeta } from '#ui/seo/page-meta.ts'
import { customerLinks, productLinks } from '#ui/styles/shop-sheets.ts'
import type { Route } from './+types/wishlist-route'
import { WISHLIST_KEY } from './guest-store.ts'
import { UnreadGuestList } from './unread-guest-list.tsx'
import { useGuestProducts } from './use-guest-products.ts'
import { isRead, useGuestStore } from './use-guest-store.ts'

export const links = () => [...productLinks(), ...customerLinks()]

async function loadFavourites(context: Route.LoaderArgs['context']) {
  const visitor = visitorOf(context)
  return visitor.kind === 'guest' ? null : listFavourites(shopOf(context), visitor)
}

export async function loader({ context }: Route.LoaderArgs) {
  return { favourites: await loadFavourites(context) }
}

export const handle: PageHandle = { loadFailed: wishlistCopy.loadFailed }

let isOnScreen = false

/** Navigating here shows skeletons after a moment; revalidating the open page does not. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return isOnScreen ? serverLoader() : deferIfSlow(serverLoader())
}

export function action({ request, context }: Route.ActionArgs) {
  return changeWishlist(request, context)
}

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, wishlistCopy.title)
}

export default function FavouritesPage({ loaderData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  useProductUpdates(() => void revalidate())
  useEffect(() => {
    isOnScreen = true
    return () => {
      isOnScreen = false
    }
  }, [])
  return (
    <main id="conteudo" tabIndex={-1}>
      <div className="wrap">
        <div className="page-head">
          <Breadcrumbs
            crumbs={[{ label: catalogueCopy.home, to: pathTo('home') }, { label: wishlistCopy.title }]}
          />
          <h1>{wishlistCopy.title}</h1>
        </div>
        <Favourites loaded={useLoadResult(loaderData)} />
      </div>
    </main>
  )
}

type Loaded = Awaited<ReturnType<typeof loader>>

function Favourites({ loaded }: { loaded: Loaded | null }) {
  if (!loaded) return <FavouritesSkeleton />
  return loaded.favourites ? <FavouritesGrid products={loaded.favourites} /> : <GuestFavourites />
}

function GuestFavourites() {
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
  const favourites = store.wishlist.flatMap((id) => products.get(id) ?? [])
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
