import type { TestProject } from 'vitest/node'
import { plantCanaries } from './leaks.ts'
import { prepareSeededShop, type SeededShop } from './seeded-shop.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    seededShop: SeededShop
  }
}

interface Shared {
  prepared: ReturnType<typeof prepareSeededShop>
  users: number
}

// Each test project reloads this file in the same process, so the state is global.
const place = globalThis as typeof globalThis & { sharedSeededShop?: Shared | undefined }

/** Seeds once for all projects; the last one to end removes it. */
export default async function prepare(project: TestProject): Promise<() => Promise<void>> {
  place.sharedSeededShop ??= { prepared: prepareSeededShop(plantCanaries), users: 0 }
  const shared = place.sharedSeededShop
  shared.users += 1
  const { stop, ...seeded } = await shared.prepared
  project.provide('seededShop', seeded)
  return async () => {
    shared.users -= 1
    if (shared.users > 0) return
    place.sharedSeededShop = undefined
    await stop()
  }
}
