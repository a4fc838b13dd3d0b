import type { Routes } from '#platform/http/route-entry.ts'
import type { MenuEntry } from '#ui/admin/menu-entry.ts'

export const routes = {
  admin: { module: 'office/dashboard/admin/route.tsx', frame: 'admin', access: 'administrator' },
  adminDashboard: { module: 'office/dashboard/admin/route.tsx', frame: 'admin', access: 'administrator' },
} as const satisfies Routes

export const menu: readonly MenuEntry[] = [
  {
    page: 'adminDashboard',
    group: 'figures',
    place: 1,
    icon: 'dashboard',
    label: 'Dashboard',
    word: 'Painel',
  },
]
