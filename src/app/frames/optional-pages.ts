import { pathTo } from '#addresses.ts'
import type { OptionalPages } from '#catalogue/products/storefront/optional-pages.ts'

/** Pages of features that can be deleted, for links on pages of other features. */
export const optionalPages: OptionalPages = {
  quiz: pathTo('quiz'),
  compare: pathTo('compare'),
}
