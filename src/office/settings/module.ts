import type { Routes } from '#platform/http/route-entry.ts'
import type { MenuEntry } from '#ui/admin/menu-entry.ts'

export const routes = {
  adminShop: { module: 'office/settings/admin/route.tsx', frame: 'admin', access: 'administrator' },
  adminSearches: {
    module: 'office/settings/admin/searches-route.tsx',
    frame: 'admin',
    access: 'administrator',
  },
  adminContent: {
    module: 'office/settings/admin/content-route.tsx',
    frame: 'admin',
    access: 'administrator',
  },
} as const satisfies Routes

export const menu: readonly MenuEntry[] = [
  { page: 'adminSearches', group: 'selling', place: 5, icon: 'search', label: 'Buscas' },
  { page: 'adminShop', group: 'shop', place: 1, icon: 'shop', label: 'Dados da loja' },
  { page: 'adminContent', group: 'shop', place: 3, icon: 'image', label: 'Páginas' },
]
