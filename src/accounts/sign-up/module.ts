import type { Routes } from '#platform/http/route-entry.ts'

export const routes = {
  emailConfirmation: {
    module: 'accounts/sign-up/storefront/email-confirmation-route.tsx',
    frame: 'none',
    access: 'public',
  },
} as const satisfies Routes
