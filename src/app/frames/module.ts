import type { Routes } from '#platform/http/route-entry.ts'

export const routes = {
  adminSearch: { module: 'app/frames/route.ts', frame: 'none', access: 'administrator' },
} as const satisfies Routes
