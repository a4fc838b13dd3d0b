import type { Routes } from '#platform/http/route-entry.ts'

export const routes = {
  adminDispatch: { module: 'fulfilment/shipping/admin/dispatch-route.tsx', frame: 'admin', access: 'helper' },
  adminPosting: {
    module: 'fulfilment/shipping/admin/posting-route.tsx',
    frame: 'admin',
    access: 'administrator',
  },
  adminLabels: {
    module: 'fulfilment/shipping/admin/labels-route.tsx',
    frame: 'none',
    access: 'administrator',
  },
  carrierWebhook: {
    module: 'fulfilment/shipping/admin/carrier-webhook-route.ts',
    frame: 'none',
    access: 'public',
  },
} as const satisfies Routes
