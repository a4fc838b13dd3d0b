import type { Routes } from '#platform/http/route-entry.ts'
import type { MenuEntry } from '#ui/admin/menu-entry.ts'

export const routes = {
  adminReports: { module: 'office/reports/admin/route.tsx', frame: 'admin', access: 'administrator' },
  adminReportsCsv: { module: 'office/reports/admin/csv-route.ts', frame: 'none', access: 'administrator' },
} as const satisfies Routes

export const menu: readonly MenuEntry[] = [
  { page: 'adminReports', group: 'figures', place: 2, icon: 'chart', label: 'Relatórios' },
]
