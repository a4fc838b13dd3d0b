import type { Routes } from '#platform/http/route-entry.ts'
import { filterKinds } from './domain/product-filters.ts'

export const routes = {
  products: {
    module: 'catalogue/search/storefront/route.tsx',
    frame: 'shop',
    access: 'public',
    cache: ['search', 'category', ...filterKinds, 'sort', 'page'],
  },
  // Uses the same route module as `products`, so that choosing a collection keeps the form and its focus.
  collection: {
    module: 'catalogue/search/storefront/route.tsx',
    frame: 'shop',
    access: 'public',
    cache: ['search', ...filterKinds, 'sort', 'page'],
  },
  searchSuggestions: {
    module: 'catalogue/search/storefront/suggestions-route.ts',
    frame: 'none',
    access: 'public',
  },
} as const satisfies Routes
