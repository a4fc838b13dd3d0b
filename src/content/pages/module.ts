import type { Routes } from '#platform/http/route-entry.ts'

export const routes = {
  ourStory: {
    module: 'content/pages/storefront/our-story-route.tsx',
    frame: 'shop',
    access: 'public',
    cache: [],
  },
  sustainability: {
    module: 'content/pages/storefront/sustainability-route.tsx',
    frame: 'shop',
    access: 'public',
    cache: [],
  },
} as const satisfies Routes
