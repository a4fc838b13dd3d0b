import type { Routes } from '#platform/http/route-entry.ts'

export const routes = {
  restock: { module: 'catalogue/restock/storefront/route.ts', frame: 'none', access: 'public' },
  restockConfirm: {
    module: 'catalogue/restock/storefront/confirm-route.tsx',
    frame: 'shop',
    access: 'public',
    staysWhenClosed: true,
  },
  restockLeave: {
    module: 'catalogue/restock/storefront/leave-route.tsx',
    frame: 'shop',
    access: 'public',
    staysWhenClosed: true,
    leavesByMail: true,
  },
} as const satisfies Routes
