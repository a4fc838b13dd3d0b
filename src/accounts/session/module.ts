import type { Routes } from '#platform/http/route-entry.ts'

export const routes = {
  waitingForm: {
    module: 'accounts/session/storefront/waiting-form-route.tsx',
    frame: 'shop',
    access: 'customer',
  },
} as const satisfies Routes
