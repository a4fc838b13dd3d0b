import type { Routes } from '#platform/http/route-entry.ts'
import type { MenuEntry } from '#ui/admin/menu-entry.ts'

export const routes = {
  adminOpening: { module: 'office/opening/admin/route.tsx', frame: 'admin', access: 'administrator' },
  adminOpeningStep: {
    module: 'office/opening/admin/step-route.tsx',
    frame: 'admin',
    access: 'administrator',
  },
  adminTestOrder: {
    module: 'office/opening/admin/test-orders-route.tsx',
    frame: 'admin',
    access: 'administrator',
  },
} as const satisfies Routes

export const menu: readonly MenuEntry[] = [
  { page: 'adminOpening', group: 'shop', place: 2, icon: 'power', label: 'Abrir e fechar' },
]
