import type { Routes } from '#platform/http/route-entry.ts'

export const routes = {
  productOldAddress: {
    module: 'catalogue/product-page/storefront/old-address-route.ts',
    frame: 'none',
    access: 'public',
  },
} as const satisfies Routes
