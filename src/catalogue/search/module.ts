import type { Routes } from '#platform/http/route-entry.ts'
import { filterKinds } from './domain/product-filters.ts'

export const routes = {
  products: {
    module: 'catalogue/search/storefront/route.tsx',
    frame: 'shop',
    access: 'public',
    cache: ['search', 'category', ...filterKinds, 'sort', 'page'],
  },
  // The same page as `products`, so that a chosen collection leaves the form and its focus in place.
  collection: {
    module: 'catalogue/search/storefront/route.tsx',
    frame: 'shop',
    access: 'public',
    cache: ['search', ...filterKinds, 'sort', 'page'],
  },
} as const satisfies Routes
