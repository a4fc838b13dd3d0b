import type { Routes } from '#platform/http/route-entry.ts'
import type { OfferedFile } from '#ui/admin/offered-files.ts'

export const routes = {
  unsubscribe: {
    module: 'content/newsletter/storefront/unsubscribe-route.tsx',
    frame: 'shop',
    access: 'public',
    staysWhenClosed: true,
    leavesByMail: true,
  },
  newsletter: { module: 'content/newsletter/storefront/route.ts', frame: 'none', access: 'public' },
  adminNewsletterCsv: {
    module: 'content/newsletter/admin/csv-route.ts',
    frame: 'none',
    access: 'administrator',
  },
} as const satisfies Routes

export const offeredFiles: readonly OfferedFile[] = [
  { page: 'adminNewsletterCsv', label: 'Baixar a lista da newsletter' },
]
