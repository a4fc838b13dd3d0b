import type { Routes } from '#platform/http/route-entry.ts'
import type { MenuEntry } from '#ui/admin/menu-entry.ts'

export const routes = {
  merchantFeed: {
    module: 'catalogue/feed/storefront/feed-route.ts',
    frame: 'none',
    access: 'public',
    cache: [],
  },
  adminMerchantFeed: { module: 'catalogue/feed/admin/route.tsx', frame: 'admin', access: 'administrator' },
} as const satisfies Routes

export const menu: readonly MenuEntry[] = [
  { page: 'adminMerchantFeed', group: 'selling', place: 6, icon: 'send', label: 'Divulgar' },
]
