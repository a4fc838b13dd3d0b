import type { Routes } from '#platform/http/route-entry.ts'
import type { MenuEntry } from '#ui/admin/menu-entry.ts'

export const routes = {
  adminTexts: { module: 'office/texts/admin/route.tsx', frame: 'admin', access: 'administrator' },
  adminText: { module: 'office/texts/admin/text-route.tsx', frame: 'admin', access: 'administrator' },
  adminTextPreview: {
    module: 'office/texts/admin/preview-route.ts',
    frame: 'none',
    access: 'administrator',
  },
} as const satisfies Routes

export const menu: readonly MenuEntry[] = [
  { page: 'adminTexts', group: 'shop', place: 3, icon: 'book', label: 'Textos' },
]
