import type { Routes } from '#platform/http/route-entry.ts'

export const routes = {
  orderBatch: { module: 'fulfilment/batch-choice/batch-choice-route.tsx', frame: 'shop', access: 'customer' },
} as const satisfies Routes
