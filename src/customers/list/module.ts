import type { Routes } from '#platform/http/route-entry.ts'
import type { MenuEntry } from '#ui/admin/menu-entry.ts'

export const routes = {
  adminUsers: { module: 'customers/list/admin/route.tsx', frame: 'admin', access: 'administrator' },
  adminCustomersCsv: { module: 'customers/list/admin/csv-route.ts', frame: 'none', access: 'administrator' },
  adminContact: { module: 'customers/list/admin/contact-route.tsx', frame: 'admin', access: 'administrator' },
} as const satisfies Routes

export const menu: readonly MenuEntry[] = [
  { page: 'adminUsers', group: 'customers', place: 1, icon: 'users', label: 'Usuários', word: 'Clientes' },
]
