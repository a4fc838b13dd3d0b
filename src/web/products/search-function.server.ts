import { z } from 'zod'
import { SEARCH_MAX_LENGTH } from '#domain/catalogue/product-list.ts'
import { suggestInSearch } from '#shop/catalogue/suggest-in-search.ts'
import { defineFunction } from '#web/server/functions/define-function.server.ts'

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
