import type { Routes } from '#platform/http/route-entry.ts'

export const routes = {
  cartLink: { module: 'checkout/cart/storefront/link/route.tsx', frame: 'shop', access: 'public' },
  guestProducts: { module: 'checkout/cart/storefront/products-route.ts', frame: 'none', access: 'public' },
  wishlist: { module: 'checkout/cart/storefront/wishlist-route.tsx', frame: 'shop', access: 'public' },
  guestMerge: { module: 'checkout/cart/storefront/merge-route.ts', frame: 'none', access: 'customer' },
} as const satisfies Routes
