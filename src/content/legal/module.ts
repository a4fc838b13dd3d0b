import type { Routes } from '#platform/http/route-entry.ts'

export const routes = {
  privacy: {
    module: 'content/legal/storefront/privacy-route.tsx',
    frame: 'shop',
    access: 'public',
    cache: [],
    staysWhenClosed: true,
  },
  terms: {
    module: 'content/legal/storefront/terms-route.tsx',
    frame: 'shop',
    access: 'public',
    cache: [],
    staysWhenClosed: true,
  },
  delivery: {
    module: 'content/legal/storefront/delivery-route.tsx',
    frame: 'shop',
    access: 'public',
    cache: [],
    staysWhenClosed: true,
  },
  returns: {
    module: 'content/legal/storefront/returns-route.tsx',
    frame: 'shop',
    access: 'public',
    cache: [],
    staysWhenClosed: true,
  },
  accessibility: {
    module: 'content/legal/storefront/accessibility-route.tsx',
    frame: 'shop',
    access: 'public',
    cache: [],
    staysWhenClosed: true,
  },
} as const satisfies Routes
