import type { Routes } from '#platform/http/route-entry.ts'

export const routes = {
  profile: { module: 'customers/profile/storefront/route.tsx', frame: 'shop', access: 'customer' },
  profileData: { module: 'customers/profile/storefront/data-route.ts', frame: 'none', access: 'customer' },
} as const satisfies Routes
