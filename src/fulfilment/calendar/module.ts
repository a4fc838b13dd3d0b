import type { Routes } from '#platform/http/route-entry.ts'
import type { MenuEntry } from '#ui/admin/menu-entry.ts'

export const routes = {
  adminCalendar: { module: 'fulfilment/calendar/admin/route.tsx', frame: 'admin', access: 'administrator' },
  adminCalendarClose: {
    module: 'fulfilment/calendar/admin/close-route.tsx',
    frame: 'admin',
    access: 'administrator',
  },
} as const satisfies Routes

export const menu: readonly MenuEntry[] = [
  { page: 'adminCalendar', group: 'shop', place: 7, icon: 'calendar', label: 'Calendário' },
]
