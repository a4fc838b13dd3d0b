import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { freePort } from '../support/free-port.ts'
import { highLimits } from '../support/high-limits.ts'
import { type ShopNode, startNode } from '../support/nodes/shop-node.ts'
import { openPeople, type People } from '../support/people.ts'
import { copySeededShop, prepareSeededShop } from '../support/seeded-shop.ts'
import type { Candle } from '../support/traffic/persistent-buyer.ts'
import { makePlentifulCandle } from '../support/traffic/plentiful-candle.ts'
import { WIDE_SHIFTS } from '../support/wide-shifts.ts'

export interface LoadedShop {
  url: string
  node: ShopNode
  pool: pg.Pool
  people: People
  slugs: string[]
  candle: Candle
  stop(): Promise<void>
}

/** One process of the built shop on the demo's data, jobs inside, as an owner with one machine runs it. */
export async function startLoadedShop(): Promise<LoadedShop> {
  const seeded = await prepareSeededShop()
  const copy = await copySeededShop(seeded)
  const node = await startNode({
    port: await freePort(),
    databaseUrl: copy.database.url,
    dataDir: copy.dataDir,
    environment: { RATE_LIMITS: highLimits },
  })
  const pool = new pg.Pool({ connectionString: copy.database.url, max: 4, application_name: 'load test' })
  // The database is dropped at the end, perhaps before the last of these connections has noticed.
  pool.on('error', () => undefined)
  await pool.query(WIDE_SHIFTS)
  const db = drizzle(pool)
  const { rows } = await pool.query<{ slug: string }>('select slug from products where active order by slug')
  return {
    url: node.url,
    node,
    pool,
    people: openPeople({ db, dataDir: copy.dataDir, url: node.url }),
    slugs: rows.map(({ slug }) => slug),
    candle: await makePlentifulCandle(pool),
    async stop() {
      if (node.isRunning()) await node.stop()
      await pool.end()
      await copy.remove()
      await seeded.stop()
    },
  }
}
