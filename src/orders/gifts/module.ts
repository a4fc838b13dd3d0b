import type { Routes } from '#platform/http/route-entry.ts'
import type { MenuEntry } from '#ui/admin/menu-entry.ts'

export const routes = {
  // Public: the page itself validates the link's key.
  giftPage: {
    module: 'orders/gifts/storefront/receiver-route.tsx',
    frame: 'shop',
    access: 'public',
    staysWhenClosed: true,
  },
  adminGifts: { module: 'orders/gifts/admin/route.tsx', frame: 'admin', access: 'administrator' },
} as const satisfies Routes

export const menu: readonly MenuEntry[] = [
  { page: 'adminGifts', group: 'selling', place: 2, icon: 'gift', label: 'Presentes' },
]
