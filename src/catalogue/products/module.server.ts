import { EVERY_NIGHT, type ScheduledTask } from '#platform/jobs/scheduled-task.ts'
import { emptyBin } from './use-cases/delete-products.ts'
import { findProducts } from './use-cases/find-products.ts'

export const tasks: readonly ScheduledTask[] = [
  { name: 'empty-product-bin', schedule: EVERY_NIGHT, run: emptyBin },
]

export const searchSources = { products: findProducts }
