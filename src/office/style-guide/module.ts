import type { Routes } from '#platform/http/route-entry.ts'

export const routes = {
  adminStyleGuide: { module: 'office/style-guide/admin/route.tsx', frame: 'admin', access: 'administrator' },
} as const satisfies Routes
