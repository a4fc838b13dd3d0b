import type { Routes } from '#platform/http/route-entry.ts'
import type { MenuEntry } from '#ui/admin/menu-entry.ts'

export const routes = {
  productReviews: {
    module: 'fulfilment/reviews/storefront/list-route.tsx',
    frame: 'shop',
    access: 'public',
    cache: ['nota', 'fotos', 'page'],
  },
  reviewReport: { module: 'fulfilment/reviews/storefront/report-route.tsx', frame: 'shop', access: 'public' },
  // Public route: the page itself checks the session or the email link.
  review: {
    module: 'fulfilment/reviews/storefront/write-route.tsx',
    frame: 'shop',
    access: 'public',
    staysWhenClosed: true,
  },
  reviewInvitations: {
    module: 'fulfilment/reviews/storefront/invitations-route.tsx',
    frame: 'shop',
    access: 'public',
    staysWhenClosed: true,
  },
  adminReviews: { module: 'fulfilment/reviews/admin/route.tsx', frame: 'admin', access: 'administrator' },
} as const satisfies Routes

export const menu: readonly MenuEntry[] = [
  { page: 'adminReviews', group: 'customers', place: 2, icon: 'star', label: 'Avaliações' },
]
