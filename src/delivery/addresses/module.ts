import type { Routes } from '#platform/http/route-entry.ts'

export const routes = {
  addressSuggestions: {
    module: 'delivery/addresses/storefront/suggestions-route.ts',
    frame: 'none',
    access: 'public',
  },
  placeDetails: { module: 'delivery/addresses/storefront/place-route.ts', frame: 'none', access: 'public' },
} as const satisfies Routes
