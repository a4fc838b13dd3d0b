import { z } from 'zod'
import { SEARCH_MAX_LENGTH } from '#catalogue/search/domain/product-list.ts'
import { suggestInSearch } from '#catalogue/search/use-cases/suggest-in-search.ts'
import { defineFunction } from '#platform/http/functions/define-function.server.ts'

/** What the header's search shows while somebody types. */
export const searchFunctions = {
  'search-suggestions': defineFunction({
    access: 'public',
    limit: 'search-suggestions',
    isForBuying: true,
    schema: z.object({ input: z.string().max(SEARCH_MAX_LENGTH) }),
    run: async ({ shop, body }) => ({ body: await suggestInSearch(shop, { text: body.input }) }),
  }),
}
