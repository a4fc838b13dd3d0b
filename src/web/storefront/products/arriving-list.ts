import type { listActiveCategories } from '#shop/catalogue/list-active-categories.ts'
import type { ProductPage } from '#shop/catalogue/list-products.ts'
import type { Arrival, Later } from '#web/arrival.ts'

interface ListData {
  list: ProductPage
  categories: Awaited<ReturnType<typeof listActiveCategories>>
}

/** What the page of products is given: complete by the server, perhaps later in the browser. */
export type ArrivingList = Arrival<ListData> | Later<ListData>
