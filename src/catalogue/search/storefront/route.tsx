import { useEffect, useState } from 'react'
import { data, redirect, type ShouldRevalidateFunctionArgs, useLocation, useRevalidator } from 'react-router'
import { listActiveCategories } from '#catalogue/collections/use-cases/list-active-categories.ts'
import { useQuizAddress } from '#catalogue/products/storefront/optional-pages.ts'
import { findNewSlug } from '#catalogue/products/use-cases/find-new-slug.ts'
import { catalogueFailures } from '#catalogue/search/copy/product-list.ts'
import { type ProductQuery, readProductQuery } from '#catalogue/search/domain/product-list.ts'
import { loaderHeaders } from '#platform/http/page-cache/cacheable.ts'
import { shopOf } from '#platform/http/request/context.server.ts'
import type { Shop } from '#platform/shop.ts'
import { deferIfSlow, useLoadResult } from '#ui/browser/defer-if-slow.ts'
import { frameCopy } from '#ui/copy/frame.ts'
import { ArrowLink } from '#ui/elements/button.tsx'
import type { PageHandle } from '#ui/failures/page-failure.tsx'
import { useProductUpdates } from '#ui/realtime/use-product-updates.ts'
import { pageMeta } from '#ui/seo/page-meta.ts'
import type { Route } from './+types/route'
import { Filters } from './filters.tsx'
import { listAddress, readListAddress } from './list-address.ts'
import { CollectionLinks, ListHead } from './list-head.tsx'
import { describeList } from './list-meta.ts'
import { MissingProductNotice } from './missing-product-notice.tsx'
import { readList } from './read-list.server.ts'
import { Results, ResultsSkeleton } from './results.tsx'

export const handle: PageHandle = { loadFailed: catalogueFailures.list }

export async function loader({ request, params, context }: Route.LoaderArgs) {
  // Reads the slug from the parameters, because the path ends with '.data' in client-side requests.
  const query = readProductQuery(new URL(request.url).searchParams, params.slug)
  const shop = shopOf(context)
  const categories = await listActiveCategories(shop)
  const namedCategory = categories.find(({ id, slug }) =>
    query.collection ? slug === query.collection : id === query.category,
  )
  if (query.collection && !namedCategory) throw await whereItWent(shop, query)
  return readList(shop, { query, categories, collection: namedCategory ?? null })
}

/** Redirects previous slugs of a collection; any other slug is a 404. */
async function whereItWent(shop: Shop, query: ProductQuery) {
  const now = await findNewSlug(shop, { kind: 'category', slug: query.collection })
  return now === null
    ? data(null, { status: 404 })
    : redirect(listAddress({ ...query, collection: now }), 301)
}

export const headers = loaderHeaders

/** List on the screen; reloading it must not show the skeleton. */
let shownList: string | null = null

const readAddress = (url: URL) => listAddress(readListAddress(url))

const buildListAddress = (query: ProductQuery) => listAddress({ ...query, showsFilters: false })

export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const url = new URL(request.url)
  const isAwaited = buildListAddress(readListAddress(url)) === shownList
  return isAwaited ? serverLoader() : deferIfSlow(serverLoader())
}

/** Revalidates for another list or changed products, but not after cart or favourite forms. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const isAnother = readAddress(currentUrl) !== readAddress(nextUrl)
  const isRepeated = !formMethod && currentUrl.href === nextUrl.href
  return defaultShouldRevalidate && (isAnother || isRepeated)
}

export function meta({ matches, location, loaderData }: Route.MetaArgs) {
  return pageMeta(matches, describeList(location, loaderData))
}

export default function Products({ loaderData }: Route.ComponentProps) {
  const query = readListAddress(useLocation())
  const quizAddress = useQuizAddress()
  const data = useLoadResult(loaderData)
  useFollowedList(data && buildListAddress(query))
  const categories = useLastKnown(data?.categories) ?? []
  const collection = useLastKnown(data?.collection) ?? null
  const groups = useLastKnown(data?.groups) ?? []
  const image = useLastKnown(data?.image) ?? null
  const lead = useLastKnown(data?.lead) ?? ''
  return (
    <main id="conteudo" tabIndex={-1}>
      <div className="wrap">
        <ListHead collection={collection} image={image} lead={lead} />
        <MissingProductNotice />
        <Filters query={query} groups={groups} total={data?.list.total} />
        <CollectionLinks query={query} categories={categories} collection={collection} />
        {data ? <Results {...data} query={query} groups={groups} /> : <ResultsSkeleton />}
        {data?.nothing && quizAddress && (
          <p className="mt7">
            <ArrowLink to={quizAddress} prefetch="intent">
              {frameCopy.footer.products.quiz}
            </ArrowLink>
          </p>
        )}
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

function useLastKnown<Value>(value: Value | undefined): Value | undefined {
  const [knownValue, setKnownValue] = useState(value)
  if (value !== undefined && value !== knownValue) setKnownValue(value)
  return value ?? knownValue
}
