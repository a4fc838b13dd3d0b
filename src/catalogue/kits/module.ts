import type { Routes } from '#platform/http/route-entry.ts'

export const routes = {
  adminKit: { module: 'catalogue/kits/admin/route.tsx', frame: 'admin', access: 'administrator' },
} as const satisfies Routes
