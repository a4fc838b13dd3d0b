import { data } from 'react-router'
import { imageInRoom } from '#catalogue/collections/use-cases/collection-room.ts'
import type { listActiveCategories } from '#catalogue/collections/use-cases/list-active-categories.ts'
import { servicePages } from '#catalogue/products/storefront/service-pages.ts'
import { serviceOffers } from '#catalogue/search/copy/product-list.ts'
import { askedService } from '#catalogue/search/domain/asked-service.ts'
import { hasFilters } from '#catalogue/search/domain/product-filters.ts'
import type { ProductQuery } from '#catalogue/search/domain/product-list.ts'
import { listChoices, listProducts } from '#catalogue/search/use-cases/list-products.ts'
import { recordMissedSearch } from '#catalogue/search/use-cases/missed-searches.ts'
import type { ProductPage } from '#catalogue/search/use-cases/search-products.ts'
import { cacheable } from '#platform/http/page-cache/cacheable.ts'
import type { ImageInfo } from '#platform/images/image-variants.ts'
import type { Shop } from '#platform/shop.ts'
import { shopPicture } from '#settings/storefront/shop-picture.server.ts'
import { describeNoResults } from './describe-no-results.server.ts'
import { type FilterGroup, filterGroups } from './filter-groups.server.ts'

type Category = Awaited<ReturnType<typeof listActiveCategories>>[number]

export interface ListData {
  list: ProductPage
  groups: FilterGroup[]
  nothing: ReturnType<typeof describeNoResults> | null
  service: { text: string; link: string; to: string } | null
  categories: Pick<Category, 'name' | 'slug'>[]
  collection: Category | null
  lead: string
  image: ImageInfo | null
}

interface Asked {
  query: ProductQuery
  categories: Awaited<ReturnType<typeof listActiveCategories>>
  collection: ListData['collection']
}

export async function readList(shop: Shop, { query, categories, collection: chosenCollection }: Asked) {
  const { search, category, filters, showsFilters, sort, page } = query
  const filter = { search, categoryId: chosenCollection?.id ?? (category || null), filters, sort, page }
  const list = await listProducts(shop, filter)
  const isCounted = showsFilters && list.suggestions.length === 0
  const groups = filterGroups(filters, isCounted ? await listChoices(shop, filter, list.how) : [])
  const { rooms, values } = shop.settings.current()
  const parts = shop.settings.parts()
  const collection = chosenCollection && {
    ...chosenCollection,
    image: imageInRoom(rooms, chosenCollection.image),
  }
  const noResults = list.total === 0 ? describeNoResults(query, collection?.name, parts.newsletter) : null
  const service = offeredService(search, parts.vouchers)
  const isMissed = noResults && search && !service && !filter.categoryId && !hasFilters(filters)
  if (isMissed) await recordMissedSearch(shop, search)
  const answer = {
    list,
    groups,
    nothing: noResults,
    service,
    categories: categories.map(({ name, slug }) => ({ name, slug })),
    collection,
    image: collection ? collection.image : shopPicture(shop, 'products'),
    lead: collection?.description?.trim() || values.home.productsLead,
  }
  // Not cached: missed searches must be counted each time, and arbitrary filters would fill the cache.
  return noResults && (search || hasFilters(filters))
    ? data(answer)
    : cacheable(answer, ['product:*', 'category:*'])
}

function offeredService(search: string, sellsVouchers: boolean): ListData['service'] {
  const service = askedService(search)
  if (!service || (service === 'voucher' && !sellsVouchers)) return null
  return { ...serviceOffers[service], to: servicePages[service] }
}
