import type { Routes } from '#platform/http/route-entry.ts'

export const routes = {
  passkeyOptions: {
    module: 'accounts/second-factor/storefront/passkey-options-route.ts',
    frame: 'none',
    access: 'public',
  },
  profileSecurity: {
    module: 'accounts/second-factor/storefront/route.tsx',
    frame: 'shop',
    access: 'customer',
  },
} as const satisfies Routes
