import type { Routes } from '#platform/http/route-entry.ts'
import type { MenuEntry } from '#ui/admin/menu-entry.ts'

export const routes = {
  adminPix: { module: 'payments/admin/pix-route.tsx', frame: 'admin', access: 'administrator' },
  adminPayment: { module: 'payments/admin/payment-route.tsx', frame: 'admin', access: 'administrator' },
} as const satisfies Routes

export const menu: readonly MenuEntry[] = [
  { page: 'adminPix', group: 'orders', place: 2, icon: 'pix', label: 'Pix a conferir' },
  { page: 'adminPayment', group: 'shop', place: 6, icon: 'card', label: 'Pagamento' },
]
