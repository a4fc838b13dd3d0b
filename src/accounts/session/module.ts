import type { Routes } from '#platform/http/route-entry.ts'

export const routes = {
  signOut: { module: 'accounts/session/storefront/sign-out-route.ts', frame: 'none', access: 'public' },
  waitingForm: {
    module: 'accounts/session/storefront/waiting-form-route.tsx',
    frame: 'shop',
    access: 'customer',
  },
} as const satisfies Routes
