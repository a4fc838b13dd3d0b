import type { Routes } from '#platform/http/route-entry.ts'
import type { MenuEntry } from '#ui/admin/menu-entry.ts'

export const routes = {
  adminBatches: { module: 'workshop/batches/admin/route.tsx', frame: 'admin', access: 'helper' },
  adminBatch: { module: 'workshop/batches/admin/batch-route.tsx', frame: 'admin', access: 'administrator' },
  adminRecall: { module: 'workshop/batches/admin/recall-route.tsx', frame: 'admin', access: 'administrator' },
  adminRecallCsv: {
    module: 'workshop/batches/admin/recall-csv-route.ts',
    frame: 'none',
    access: 'administrator',
  },
} as const satisfies Routes

export const menu: readonly MenuEntry[] = [
  { page: 'adminBatches', group: 'candles', place: 3, icon: 'drop', label: 'Levas' },
]
