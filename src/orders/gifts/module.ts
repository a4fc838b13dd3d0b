import type { Routes } from '#platform/http/route-entry.ts'
import type { MenuEntry } from '#ui/admin/menu-entry.ts'

export const routes = {
  // Open to who has the address that the giver handed on: the page checks it itself.
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
