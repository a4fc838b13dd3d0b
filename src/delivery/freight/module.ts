import type { Routes } from '#platform/http/route-entry.ts'
import type { MenuEntry } from '#ui/admin/menu-entry.ts'

export const routes = {
  adminFreight: { module: 'delivery/freight/admin/route.tsx', frame: 'admin', access: 'administrator' },
} as const satisfies Routes

export const menu: readonly MenuEntry[] = [
  {
    page: 'adminFreight',
    group: 'shop',
    place: 4,
    icon: 'motorbike',
    label: 'Frete Motoboy',
    word: 'Entrega',
  },
]
