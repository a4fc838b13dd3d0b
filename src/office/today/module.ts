import type { MenuEntry } from '#ui/admin/menu-entry.ts'

export const menu: readonly MenuEntry[] = [
  { page: 'adminToday', group: 'today', place: 1, icon: 'sun', label: 'Hoje' },
]
