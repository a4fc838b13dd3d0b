import type { Routes } from '#platform/http/route-entry.ts'
import type { MenuEntry } from '#ui/admin/menu-entry.ts'

export const routes = {
  brandFile: { module: 'office/brand/storefront/file-route.ts', frame: 'none', access: 'public' },
  adminBrand: { module: 'office/brand/admin/route.tsx', frame: 'admin', access: 'administrator' },
} as const satisfies Routes

export const menu: readonly MenuEntry[] = [
  { page: 'adminBrand', group: 'shop', place: 0, icon: 'pencil', label: 'Marca' },
]
