import type { Routes } from '#platform/http/route-entry.ts'
import type { MenuEntry } from '#ui/admin/menu-entry.ts'

export const routes = {
  voucher: { module: 'orders/vouchers/storefront/open-route.tsx', frame: 'shop', access: 'public' },
  adminVouchers: { module: 'orders/vouchers/admin/route.tsx', frame: 'admin', access: 'administrator' },
} as const satisfies Routes

export const menu: readonly MenuEntry[] = [
  { page: 'adminVouchers', group: 'selling', place: 3, icon: 'gift', label: 'Vales' },
]
