import { useEffect, useState } from 'react'
import { type ShouldRevalidateFunctionArgs, useLocation, useRevalidator } from 'react-router'
import { pathTo } from '#addresses.ts'
import { frameCopy } from '#copy/shop/frame.ts'
import { type ProductQuery, readProductQuery } from '#domain/catalogue/product-list.ts'
import { listActiveCategories } from '#shop/catalogue/list-active-categories.ts'
import { listProducts } from '#shop/catalogue/list-products.ts'
import type { Shop } from '#shop/shop.ts'
import { listAddress } from '#web/catalogue/list-address.ts'
import { deferIfSlow, useLoadResult } from '#web/kit/browser/defer-if-slow.ts'
import { ArrowLink } from '#web/kit/elements/button.tsx'
import { useProductUpdates } from '#web/kit/realtime/use-product-updates.ts'
import { pageMeta } from '#web/kit/seo/page-meta.ts'
import { cacheable, loaderHeaders } from '#web/server/page-cache/cacheable.ts'
import { readOnce } from '#web/server/request/read-once.server.ts'
import type { Route } from './+types/route.ts'
import { CollectionLinks } from './collection-links.tsx'
import { roomOf } from './collection-room.server.ts'
import { describeNothing } from './describe-nothing.server.ts'
import { Filters } from './filters.tsx'
import { isListFailureShown, ListFailure } from './list-failure.tsx'
import { ListHead } from './list-head.tsx'
import { describeList } from './list-meta.ts'
import { MissingProductNotice } from './missing-product-notice.tsx'
import { Results, ResultsSkeleton } from './results.tsx'

export function loader({ request, context }: Route.LoaderArgs) {
  const query = readProductQuery(new URL(request.url).searchParams)
  return readOnce(context, `products ${JSON.stringify(query)}`, (shop) => readList(shop, query))
}

async function readList(shop: Shop, query: ProductQuery) {
  const { search, category, sort, page } = query
  const [list, categories] = await Promise.all([
    listProducts(shop, { search, categoryId: category || null, sort, page }),
    listActiveCategories(shop),
  ])
  const chosen = categories.find(({ id }) => id === category)
  const collection = chosen ? { ...chosen, image: roomOf(chosen.image) } : null
  const choices = categories.map(({ id, name }) => ({ id, name }))
  const nothing = list.total === 0 ? describeNothing(query, collection?.name) : null
  return cacheable({ list, nothing, categories: choices, collection }, ['product:*', 'category:*'])
}

export const headers = loaderHeaders

/** The list that is on the screen: asked for once more, it waits for its new data quietly. */
let shownList: string | null = null

const questionOf = (url: URL) => listAddress(readProductQuery(url.searchParams))

export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const isShown = questionOf(new URL(request.url)) === shownList
  return isShown ? serverLoader() : deferIfSlow(serverLoader())
}

/** Another list is another question, and products that changed; a form on the page (a cart, a heart) is not. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const isAnother = questionOf(currentUrl) !== questionOf(nextUrl)
  const isAskedAgain = !formMethod && currentUrl.href === nextUrl.href
  return defaultShouldRevalidate && (isAnother || isAskedAgain || isListFailureShown())
}

export function meta({ matches, location, loaderData }: Route.MetaArgs) {
  return pageMeta(matches, describeList(location.search, loaderData))
}

export default function Products({ loaderData }: Route.ComponentProps) {
  const { search } = useLocation()
  const query = readProductQuery(new URLSearchParams(search))
  const arrival = useLoadResult(loaderData)
  useFollowedList(arrival === null || arrival === 'failed' ? null : listAddress(query))
  const data = arrival === 'failed' ? null : arrival
  const categories = useLastKnown(data?.categories) ?? []
  const collection = useLastKnown(data?.collection) ?? null
  return (
    <main id="conteudo" tabIndex={-1}>
      <div className="wrap">
        <ListHead collection={collection} />
        <MissingProductNotice />
        <Filters query={query} categories={categories} />
        <CollectionLinks query={query} categories={categories} />
        {data ? (
          <Results query={query} list={data.list} nothing={data.nothing} />
        ) : arrival === 'failed' ? (
          <ListFailure />
        ) : (
          <ResultsSkeleton />
        )}
        <p className="list-quiz">
          <ArrowLink to={pathTo('quiz')} prefetch="intent">
            {frameCopy.footer.products.quiz}
          </ArrowLink>
        </p>
      </div>
    </main>
  )
}

function useFollowedList(shown: string | null): void {
  const { revalidate } = useRevalidator()
  useProductUpdates(() => void revalidate())
  useEffect(() => {
    shownList = shown
    return () => {
      shownList = null
    }
  }, [shown])
}

/** The filters stay as they are while the next list is on its way. */
function useLastKnown<Value>(value: Value | undefined): Value | undefined {
  const [known, setKnown] = useState(value)
  if (value !== undefined && value !== known) setKnown(value)
  return value ?? known
}
