import type { Routes } from '#platform/http/route-entry.ts'

export const routes = {
  auth: { module: 'accounts/sign-in/storefront/auth-route.tsx', frame: 'none', access: 'public' },
  googleStart: {
    module: 'accounts/sign-in/storefront/google-start-route.ts',
    frame: 'none',
    access: 'public',
  },
  googleCallback: {
    module: 'accounts/sign-in/storefront/google-callback-route.ts',
    frame: 'none',
    access: 'public',
  },
} as const satisfies Routes
