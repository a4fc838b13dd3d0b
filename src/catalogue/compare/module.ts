import type { Routes } from '#platform/http/route-entry.ts'

export const routes = {
  compare: { module: 'catalogue/compare/route.tsx', frame: 'shop', access: 'public', cache: ['velas'] },
} as const satisfies Routes
