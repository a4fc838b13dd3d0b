import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildIfNeeded } from '../../scripts/build.ts'
import { withClient } from './database-contents.ts'
import { cloneDatabase, createEmptyDatabase, type TestDatabase } from './test-database.ts'
import { startEmbeddedTestServer, type TestServer } from './test-servers.ts'

/** Seeded once and copied for every test file. Plain data, so that it can be passed between processes. */
export interface SeededShop {
  server: Pick<TestServer, 'url' | 'prefix'>
  database: string
  dataDir: string
  /** Seeding time; the demo's orders are from the three months before. */
  now: string
}

/** Sunday, 15 November 2026, noon in São Paulo: outside of the courier's peak. */
export const SEEDED_AT = '2026-11-15T15:00:00.000Z'

/** `further` statements change the seeded data before it is copied. */
export async function prepareSeededShop(
  further: readonly string[] = [],
): Promise<SeededShop & { stop(): Promise<void> }> {
  await buildIfNeeded()
  const server = await startEmbeddedTestServer()
  const database = await createEmptyDatabase(server)
  const dataDir = mkdtempSync(join(tmpdir(), 'shop-seed-'))
  const { prepareShop } = await import('../../build/server/index.js')
  await prepareShop({
    environment: { ...quietEnvironment, DATABASE_URL: database.url, DATA_DIR: dataDir, SEED: 'demo' },
    clock: { now: () => new Date(SEEDED_AT) },
  })
  for (const statement of further) await withClient(database.url, (client) => client.query(statement))
  return {
    server: { url: server.url, prefix: server.prefix },
    database: new URL(database.url).pathname.slice(1),
    dataDir,
    now: SEEDED_AT,
    async stop() {
      await server.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Overrides a developer's own settings. */
export const quietEnvironment = { LOG_LEVEL: 'silent', CEP_SERVICES: ' ' } as const

export interface ShopCopy {
  database: TestDatabase
  dataDir: string
  remove(): Promise<void>
}

export async function copySeededShop(seededShop: SeededShop): Promise<ShopCopy> {
  const database = await cloneDatabase(seededShop.server, seededShop.database)
  const dataDir = mkdtempSync(join(tmpdir(), 'shop-copy-'))
  mkdirSync(dataDir, { recursive: true })
  for (const file of ['demo-accounts.json', 'session-secret'])
    copyFileSync(join(seededShop.dataDir, file), join(dataDir, file))
  symlinkSync(join(seededShop.dataDir, 'media'), join(dataDir, 'media'))
  return {
    database,
    dataDir,
    async remove() {
      await database.drop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
