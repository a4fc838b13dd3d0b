import type { Routes } from '#platform/http/route-entry.ts'

export const routes = {
  sitemap: { module: 'app/site-files/sitemap-route.ts', frame: 'none', access: 'public' },
  robots: { module: 'app/site-files/robots-route.ts', frame: 'none', access: 'public' },
  llms: { module: 'app/site-files/llms-route.ts', frame: 'none', access: 'public' },
  securityContact: {
    module: 'app/site-files/security-contact-route.ts',
    frame: 'none',
    access: 'public',
  },
  manifest: { module: 'app/site-files/manifest-route.ts', frame: 'none', access: 'public' },
  adminManifest: { module: 'app/site-files/admin-manifest-route.ts', frame: 'none', access: 'public' },
} as const satisfies Routes
