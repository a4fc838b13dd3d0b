import { z } from 'zod'
import { SEARCH_MAX_LENGTH } from '#catalogue/search/domain/product-list.ts'
import { suggestInSearch } from '#catalogue/search/use-cases/suggest-in-search.ts'
import { defineFunction } from '#platform/http/functions/define-function.server.ts'

export const searchSuggestions = defineFunction({
  access: 'public',
  limit: 'search-suggestions',
  isForBuying: true,
  schema: z.object({ input: z.string().max(SEARCH_MAX_LENGTH) }),
  run: async ({ shop, body }) => ({ body: await suggestInSearch(shop, { text: body.input }) }),
})
