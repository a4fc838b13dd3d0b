import { useEffect, useState } from 'react'
import {
  data,
  Link,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useRevalidator,
} from 'react-router'
import { pathTo } from '#addresses.ts'
import { catalogueCopy } from '#copy/product/catalogue.ts'
import { catalogueFailures, productListCopy, voucherOfferCopy } from '#copy/product/product-list.ts'
import { frameCopy } from '#copy/shop/frame.ts'
import { hasFilters } from '#domain/catalogue/product-filters.ts'
import { type ProductQuery, readProductQuery } from '#domain/catalogue/product-list.ts'
import { asksForVoucher } from '#domain/vouchers/voucher.ts'
import { imageInRoom } from '#shop/catalogue/collection-room.ts'
import { findNewSlug } from '#shop/catalogue/find-new-slug.ts'
import { listActiveCategories } from '#shop/catalogue/list-active-categories.ts'
import { listChoices, listProducts } from '#shop/catalogue/list-products.ts'
import { recordMissedSearch } from '#shop/catalogue/missed-searches.ts'
import type { Shop } from '#shop/shop.ts'
import { listAddress, readListAddress } from '#web/catalogue/list-address.ts'
import { classNames } from '#web/kit/browser/class-names.ts'
import { deferIfSlow, useLoadResult } from '#web/kit/browser/defer-if-slow.ts'
import { ArrowLink } from '#web/kit/elements/button.tsx'
import { Image } from '#web/kit/elements/image.tsx'
import { Trail } from '#web/kit/elements/page-head.tsx'
import { RetryButton } from '#web/kit/failures/retry-button.tsx'
import { EmptyState } from '#web/kit/feedback/empty-state.tsx'
import { useProductUpdates } from '#web/kit/realtime/use-product-updates.ts'
import { pageMeta } from '#web/kit/seo/page-meta.ts'
import { toast } from '#web/kit/toast/toast-store.ts'
import { cacheable, loaderHeaders } from '#web/server/page-cache/cacheable.ts'
import { shopOf } from '#web/server/request/context.server.ts'
import { shopPicture } from '#web/server/request/shop-picture.server.ts'
import type { Route } from './+types/route.ts'
import { describeNoResults } from './describe-no-results.server.ts'
import { filterGroups } from './filter-groups.server.ts'
import { Filters } from './filters.tsx'
import { describeList } from './list-meta.ts'
import { MissingProductNotice } from './missing-product-notice.tsx'
import { type ListData, Results, ResultsSkeleton } from './results.tsx'

/** Then the same question may be asked once more. */
let isFailureShown = false

export async function loader({ request, params, context }: Route.LoaderArgs) {
  // Not of the path: where a browser asks for data it ends with '.data'.
  const query = readProductQuery(new URL(request.url).searchParams, params.slug)
  const shop = shopOf(context)
  const categories = await listActiveCategories(shop)
  const named = categories.find(({ id, slug }) =>
    query.category ? id === query.category : slug === query.collection,
  )
  if (query.category && named)
    throw redirect(listAddress({ ...query, category: '', collection: named.slug }), 301)
  if (query.collection && !named) throw await whereItWent(shop, query)
  return readList(shop, { query, categories, collection: named ?? null })
}

/** An address that the collection once had leads on; any other is a 404. */
async function whereItWent(shop: Shop, query: ProductQuery) {
  const now = await findNewSlug(shop, { kind: 'category', slug: query.collection })
  return now === null
    ? data(null, { status: 404 })
    : redirect(listAddress({ ...query, collection: now }), 301)
}

interface ListRequest {
  query: ProductQuery
  categories: Awaited<ReturnType<typeof listActiveCategories>>
  collection: ListData['collection']
}

async function readList(shop: Shop, { query, categories, collection: chosen }: ListRequest) {
  const { search, category, filters, showsFilters, sort, page } = query
  const filter = { search, categoryId: chosen?.id ?? (category || null), filters, sort, page }
  const list = await listProducts(shop, filter)
  const isCounted = showsFilters && list.suggestions.length === 0
  const groups = filterGroups(filters, isCounted ? await listChoices(shop, filter, list.how) : [])
  const { rooms, values } = shop.settings.current()
  const collection = chosen && { ...chosen, image: imageInRoom(rooms, chosen.image) }
  const nothing = list.total === 0 ? describeNoResults(query, collection?.name) : null
  const offersVoucher = values.vouchers.offered !== '' && asksForVoucher(search)
  const isMissed = nothing && search && !offersVoucher && !filter.categoryId && !hasFilters(filters)
  if (isMissed) await recordMissedSearch(shop, search)
  const answer = {
    list,
    groups,
    nothing,
    voucherOffer: offersVoucher ? voucherOfferCopy : null,
    categories: categories.map(({ name, slug }) => ({ name, slug })),
    collection,
    image: collection ? collection.image : shopPicture(shop, 'products'),
    lead: collection?.description?.trim() || values.home.productsLead,
  }
  // What was not found is counted each time, and whoever tries out values fills no cache: no copy is kept.
  return nothing && (search || hasFilters(filters))
    ? data(answer)
    : cacheable(answer, ['product:*', 'category:*'])
}

export const headers = loaderHeaders

/** The list that is on the screen: asked for once more, it waits for its new data quietly. */
let shownList: string | null = null

const addressOf = (url: URL) => listAddress(readListAddress(url))

/** With its filters open it is the same list. */
const listOf = (query: ProductQuery) => listAddress({ ...query, showsFilters: false })

export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const url = new URL(request.url)
  // What leads on to a collection's own address is the router's business, however long it takes.
  const isAwaited = listOf(readListAddress(url)) === shownList || readListAddress(url).category !== ''
  return isAwaited ? serverLoader() : deferIfSlow(serverLoader())
}

/** Another list is another question, and products that changed; a form on the page (a cart, a heart) is not. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const isAnother = addressOf(currentUrl) !== addressOf(nextUrl)
  const isAskedAgain = !formMethod && currentUrl.href === nextUrl.href
  return defaultShouldRevalidate && (isAnother || isAskedAgain || isFailureShown)
}

export function meta({ matches, location, loaderData }: Route.MetaArgs) {
  return pageMeta(matches, describeList(location, loaderData))
}

export default function Products({ loaderData }: Route.ComponentProps) {
  const query = readListAddress(useLocation())
  const arrival = useLoadResult(loaderData)
  useFollowedList(arrival === null || arrival === 'failed' ? null : listOf(query))
  const data = arrival === 'failed' ? null : arrival
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
        <CollectionLinks query={query} categories={categories} />
        {data ? (
          <Results {...data} query={query} groups={groups} />
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

interface CollectionLinksProps extends Pick<ListData, 'categories'> {
  query: ProductQuery
}

/** Each collection a press away; search, filters and order stay. */
function CollectionLinks({ query, categories }: CollectionLinksProps) {
  return (
    <nav className="chips chips--row" aria-label={productListCopy.collections}>
      {[{ slug: '', name: productListCopy.wholeRange }, ...categories].map(({ slug, name }) => (
        <Link
          key={slug}
          className="chip"
          to={listAddress({ ...query, category: '', collection: slug, page: 1 })}
          preventScrollReset
          aria-current={slug === query.collection || undefined}
        >
          {name}
        </Link>
      ))}
    </nav>
  )
}

/** The whole range, or the collection that was chosen. Equally high for all, so that the filters below stay in place. */
function ListHead({ collection, image, lead }: Pick<ListData, 'collection' | 'image' | 'lead'>) {
  const home = { label: catalogueCopy.home, to: pathTo('home') }
  const crumbs = collection
    ? [home, { label: productListCopy.collections, to: pathTo('collections') }, { label: collection.name }]
    : [home, { label: productListCopy.title }]
  return (
    <div className={classNames('page-head', image && 'page-head--with-image')}>
      <div className="page-head__words">
        <Trail crumbs={crumbs} />
        <h1>{collection?.name ?? productListCopy.title}</h1>
        {lead && <p className="lead">{lead}</p>}
      </div>
      {image && (
        <figure className="page-head__pic">
          <Image image={image} alt="" sizes="(min-width: 62rem) 60vw, 1px" />
        </figure>
      )}
    </div>
  )
}

/** The list did not arrive while somebody moved about in the shop. */
function ListFailure() {
  useEffect(() => {
    isFailureShown = true
    toast({ ...catalogueFailures.list, tone: 'destructive' })
    return () => {
      isFailureShown = false
    }
  }, [])
  return (
    <EmptyState
      title={catalogueFailures.list.title}
      text={catalogueFailures.list.text}
      action={<RetryButton />}
    />
  )
}
