import type { Routes } from '#platform/http/route-entry.ts'

export const routes = {
  orders: { module: 'checkout/own-orders/storefront/route.tsx', frame: 'shop', access: 'customer' },
  order: { module: 'checkout/own-orders/storefront/order-route.tsx', frame: 'shop', access: 'customer' },
} as const satisfies Routes
