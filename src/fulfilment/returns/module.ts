import type { Routes } from '#platform/http/route-entry.ts'

export const routes = {
  withdrawOrder: {
    module: 'fulfilment/returns/storefront/withdraw-route.tsx',
    frame: 'shop',
    access: 'customer',
  },
  complaint: {
    module: 'fulfilment/returns/storefront/complaint-route.tsx',
    frame: 'shop',
    access: 'customer',
  },
  complaintPhoto: {
    module: 'fulfilment/returns/storefront/photo-route.ts',
    frame: 'none',
    access: 'customer',
  },
} as const satisfies Routes
