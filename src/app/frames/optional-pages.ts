import { pathTo } from '#addresses.ts'
import type { OptionalPages } from '#catalogue/products/storefront/optional-pages.ts'

export const optionalPages: OptionalPages = {
  quiz: pathTo('quiz'),
  compare: pathTo('compare'),
}
