import type { Routes } from '#platform/http/route-entry.ts'
import type { MenuEntry } from '#ui/admin/menu-entry.ts'

export const routes = {
  collections: {
    module: 'catalogue/collections/storefront/route.tsx',
    frame: 'shop',
    access: 'public',
    cache: [],
  },
  adminCategories: {
    module: 'catalogue/collections/admin/route.tsx',
    frame: 'admin',
    access: 'administrator',
  },
} as const satisfies Routes

export const menu: readonly MenuEntry[] = [
  { page: 'adminCategories', group: 'candles', place: 5, icon: 'tag', label: 'Categorias' },
]
