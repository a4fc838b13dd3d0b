import type { Routes } from '#platform/http/route-entry.ts'

export const routes = {
  orderPour: { module: 'fulfilment/batch-choice/pour-choice-route.tsx', frame: 'shop', access: 'customer' },
} as const satisfies Routes
