import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Shop } from '#platform/shop.ts'
import { freePort } from '../support/free-port.ts'
import { quietEnvironment, type SeededShop } from '../support/seeded-shop.ts'
import { createEmptyDatabase } from '../support/test-database.ts'

export interface EmptyShop {
  url: string
  shop: Shop
  stop(): Promise<void>
}

export const OWNER = { email: 'clara@exemplo.com.br', password: 'vela-de-coco-2026' }

export async function startEmptyShop({ server }: Pick<SeededShop, 'server'>): Promise<EmptyShop> {
  const database = await createEmptyDatabase(server)
  const dataDir = mkdtempSync(join(tmpdir(), 'shop-empty-'))
  const { prepareShop, startShop } = await import('../../build/server/index.js')
  const environment = {
    ...quietEnvironment,
    PORT: String(await freePort()),
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    SEED: 'none',
    ADMIN_EMAIL: OWNER.email,
    ADMIN_PASSWORD: OWNER.password,
    JOBS: 'inside',
  }
  // The current day, because browsers drop cookies that have expired by the real clock.
  const now = new Date()
  const clock = { now: () => now }
  await prepareShop({ environment, clock })
  const runningShop = await startShop({ environment, clock, quiet: true })
  return {
    url: runningShop.shop.config.siteUrl,
    shop: runningShop.shop,
    async stop() {
      await runningShop.stop()
      await database.drop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
