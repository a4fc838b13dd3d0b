import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { freePort } from '../../tests/support/free-port.ts'
import { copySeededShop, prepareSeededShop } from '../../tests/support/seeded-shop.ts'
import { type ShopNode, startNode } from '../nodes/shop-node.ts'
import { highLimits, WIDE_SHIFTS } from '../shop/environment.ts'
import { openPeople, type People } from '../visitors/people.ts'
import { makePlentifulCandle } from '../visitors/plentiful-candle.ts'
import type { Candle } from '../visitors/requests.ts'

export interface LoadedShop {
  url: string
  node: ShopNode
  pool: pg.Pool
  people: People
  slugs: string[]
  candle: Candle
  stop(): Promise<void>
}

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
  // Dropping the database may break idle connections.
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
