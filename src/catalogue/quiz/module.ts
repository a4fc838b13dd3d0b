import type { Routes } from '#platform/http/route-entry.ts'

export const routes = {
  quiz: {
    module: 'catalogue/quiz/storefront/route.tsx',
    frame: 'shop',
    access: 'public',
    cache: ['comodo', 'momento', 'intensidade', 'evitar'],
  },
} as const satisfies Routes
