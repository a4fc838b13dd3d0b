import type { Routes } from '#platform/http/route-entry.ts'
import type { MenuEntry } from '#ui/admin/menu-entry.ts'

export const routes = {
  adminCarriers: { module: 'delivery/carriers/admin/route.tsx', frame: 'admin', access: 'administrator' },
  adminCarriersCsv: {
    module: 'delivery/carriers/admin/csv-route.ts',
    frame: 'none',
    access: 'administrator',
  },
} as const satisfies Routes

export const menu: readonly MenuEntry[] = [
  { page: 'adminCarriers', group: 'shop', place: 5, icon: 'box', label: 'Todo o Brasil' },
]
