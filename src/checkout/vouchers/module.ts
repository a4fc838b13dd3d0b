import type { Routes } from '#platform/http/route-entry.ts'

export const routes = {
  voucherSale: { module: 'checkout/vouchers/storefront/buy-route.tsx', frame: 'shop', access: 'public' },
} as const satisfies Routes
