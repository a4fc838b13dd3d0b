import type { Routes } from '#platform/http/route-entry.ts'
import type { MenuEntry } from '#ui/admin/menu-entry.ts'

export const routes = {
  adminToday: { module: 'office/today/admin/route.tsx', frame: 'admin', access: 'helper' },
} as const satisfies Routes

export const menu: readonly MenuEntry[] = [
  { page: 'adminToday', group: 'today', place: 1, icon: 'sun', label: 'Hoje' },
]
