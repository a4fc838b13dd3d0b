import { data } from 'react-router'
import { voucherOfferCopy } from '#copy/product/product-list.ts'
import { hasFilters } from '#domain/catalogue/product-filters.ts'
import type { ProductQuery } from '#domain/catalogue/product-list.ts'
import type { ImageInfo } from '#domain/images/image-variants.ts'
import { asksForVoucher } from '#domain/vouchers/voucher.ts'
import { imageInRoom } from '#shop/catalogue/collection-room.ts'
import type { listActiveCategories } from '#shop/catalogue/list-active-categories.ts'
import { listChoices, listProducts } from '#shop/catalogue/list-products.ts'
import { recordMissedSearch } from '#shop/catalogue/missed-searches.ts'
import type { ProductPage } from '#shop/catalogue/search-products.ts'
import type { Shop } from '#shop/shop.ts'
import { cacheable } from '#web/server/page-cache/cacheable.ts'
import { shopPicture } from '#web/server/request/shop-picture.server.ts'
import { describeNoResults } from './describe-no-results.server.ts'
import { type FilterGroup, filterGroups } from './filter-groups.server.ts'

type Category = Awaited<ReturnType<typeof listActiveCategories>>[number]

export interface ListData {
  list: ProductPage
  /** What the list can be narrowed by. */
  groups: FilterGroup[]
  /** Where the list is empty. */
  nothing: ReturnType<typeof describeNoResults> | null
  /** Where somebody searches for a voucher, and the shop sells them. */
  voucherOffer: typeof voucherOfferCopy | null
  categories: Pick<Category, 'name' | 'slug'>[]
  /** The chosen one, with its words and its image. */
  collection: Category | null
  /** Below the title: the collection's own words, or the owner's about all of them. */
  lead: string
  /** Beside the title. */
  image: ImageInfo | null
}

interface Asked {
  query: ProductQuery
  categories: Awaited<ReturnType<typeof listActiveCategories>>
  collection: ListData['collection']
}

export async function readList(shop: Shop, { query, categories, collection: chosen }: Asked) {
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
