import type { listActiveCategories } from '#shop/catalogue/list-active-categories.ts'
import type { ProductPage } from '#shop/catalogue/search-products.ts'
import type { Deferred, LoadResult } from '#web/kit/browser/defer-if-slow.ts'
import type { describeNoResults } from './describe-no-results.server.ts'

type Category = Awaited<ReturnType<typeof listActiveCategories>>[number]

export interface ListData {
  list: ProductPage
  /** Where the list is empty. */
  nothing: ReturnType<typeof describeNoResults> | null
  categories: Pick<Category, 'id' | 'name'>[]
  /** The chosen one, with its words and its image. */
  collection: Category | null
}

/** What the page of products is given: complete by the server, perhaps later in the browser. */
export type ArrivingList = LoadResult<ListData> | Deferred<ListData>
