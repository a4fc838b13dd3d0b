import type { Routes } from '#platform/http/route-entry.ts'
import type { MenuEntry } from '#ui/admin/menu-entry.ts'

export const routes = {
  adminManager: { module: 'catalogue/images/admin/route.tsx', frame: 'admin', access: 'administrator' },
  adminImages: { module: 'catalogue/images/admin/upload-route.ts', frame: 'none', access: 'administrator' },
  adminBlogImages: {
    module: 'catalogue/images/admin/text-images-route.ts',
    frame: 'none',
    access: 'administrator',
  },
} as const satisfies Routes

export const menu: readonly MenuEntry[] = [
  { page: 'adminManager', group: 'candles', place: 6, icon: 'image', label: 'Imagens' },
]
