import type { Routes } from '#platform/http/route-entry.ts'

export const routes = {
  functions: { module: 'app/functions-route.ts', frame: 'none', access: 'public' },
} as const satisfies Routes
