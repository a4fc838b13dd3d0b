import type { Routes } from '#platform/http/route-entry.ts'

export const routes = {
  functions: { module: 'app/functions-route.ts', frame: 'none', access: 'public' },
  requestAnswer: { module: 'app/request-answer-route.ts', frame: 'none', access: 'public' },
} as const satisfies Routes
