import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { pathTo } from '#addresses.ts'
import { cartCopy } from '#copy/cart/cart.ts'
import { catalogueCopy } from '#copy/product/catalogue.ts'
import { wishlistCopy } from '#copy/product/wishlist.ts'
import { listFavourites } from '#shop/wishlist/wishlist.ts'
import { deferIfSlow, type LoadResult, useLoadResult } from '#web/kit/browser/defer-if-slow.ts'
import { Breadcrumbs } from '#web/kit/elements/breadcrumbs.tsx'
import { LinkButton } from '#web/kit/elements/button.tsx'
import { EmptyState } from '#web/kit/feedback/empty-state.tsx'
import { useProductUpdates } from '#web/kit/realtime/use-product-updates.ts'
import { privateMeta } from '#web/kit/seo/private-meta.ts'
import { shopOf, visitorOf } from '#web/server/request/context.server.ts'
import type { Route } from './+types/route.ts'
import { FavouritesGrid, FavouritesSkeleton } from './favourites-grid.tsx'
import { GuestFavourites } from './guest-favourites.tsx'
import { changeWishlist } from './wishlist-action.server.ts'

/** Null for a guest, whose favourites only the browser knows. */
async function favouritesOf(context: Route.LoaderArgs['context']) {
  const visitor = visitorOf(context)
  return visitor.kind === 'guest' ? null : listFavourites(shopOf(context), visitor)
}

export async function loader({ context }: Route.LoaderArgs) {
  return { favourites: await favouritesOf(context) }
}

let isOnScreen = false

/** Somebody who comes here sees skeletons after a moment; the page itself, once there, waits for its new data quietly. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return isOnScreen ? serverLoader() : deferIfSlow(serverLoader())
}

export function action({ request, context }: Route.ActionArgs) {
  return changeWishlist(request, context)
}

export function meta() {
  return privateMeta(wishlistCopy.title)
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
        <Favourites arrival={useLoadResult(loaderData)} />
      </div>
    </main>
  )
}

type Loaded = Awaited<ReturnType<typeof loader>>

function Favourites({ arrival }: { arrival: LoadResult<Loaded> | null }) {
  if (arrival === null) return <FavouritesSkeleton />
  if (arrival === 'failed') return <FavouritesFailure />
  return arrival.favourites ? <FavouritesGrid products={arrival.favourites} /> : <GuestFavourites />
}

function FavouritesFailure() {
  return (
    <div role="alert">
      <EmptyState
        {...wishlistCopy.loadFailed}
        action={
          <LinkButton to={pathTo('wishlist')} reloadDocument>
            {cartCopy.retry}
          </LinkButton>
        }
      />
    </div>
  )
}
