import type { Routes } from '#platform/http/route-entry.ts'

export const routes = {
  // Codes on sold candles must work even while the shop is closed.
  passport: {
    module: 'workshop/passports/storefront/route.tsx',
    frame: 'shop',
    access: 'public',
    cache: [],
    staysWhenClosed: true,
  },
  passportSeal: {
    module: 'workshop/passports/storefront/seal-route.ts',
    frame: 'none',
    access: 'public',
    staysWhenClosed: true,
  },
  passportReview: {
    module: 'workshop/passports/storefront/review-route.ts',
    frame: 'none',
    access: 'customer',
  },
  adminPassport: { module: 'workshop/passports/admin/route.tsx', frame: 'admin', access: 'administrator' },
  adminBatchLabels: { module: 'workshop/passports/admin/labels-route.tsx', frame: 'none', access: 'helper' },
} as const satisfies Routes
