import type { Routes } from '#platform/http/route-entry.ts'

export const routes = {
  profileData: { module: 'customers/profile/storefront/data-route.ts', frame: 'none', access: 'customer' },
} as const satisfies Routes
