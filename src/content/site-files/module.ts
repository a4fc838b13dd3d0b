import type { Routes } from '#platform/http/route-entry.ts'

export const routes = {
  sitemap: { module: 'content/site-files/sitemap-route.ts', frame: 'none', access: 'public' },
  robots: { module: 'content/site-files/robots-route.ts', frame: 'none', access: 'public' },
  llms: { module: 'content/site-files/llms-route.ts', frame: 'none', access: 'public' },
  securityContact: {
    module: 'content/site-files/security-contact-route.ts',
    frame: 'none',
    access: 'public',
  },
  manifest: { module: 'content/site-files/manifest-route.ts', frame: 'none', access: 'public' },
  adminManifest: { module: 'content/site-files/admin-manifest-route.ts', frame: 'none', access: 'public' },
} as const satisfies Routes
