import type { TestProject } from 'vitest/node'
import { plantCanaries } from './leaks.ts'
import { prepareSeededShop, type SeededShop } from './seeded-shop.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    seededShop: SeededShop
  }
}

export default async function prepare(project: TestProject): Promise<() => Promise<void>> {
  const { stop, ...seeded } = await prepareSeededShop(plantCanaries)
  project.provide('seededShop', seeded)
  return stop
}
