import { type Connection, connect } from '#platform/database/connect.ts'
import { freePort } from '../../tests/support/free-port.ts'
import { copySeededShop, type SeededShop } from '../../tests/support/seeded-shop.ts'
import { Visitor } from '../../tests/support/visitor.ts'
import { highLimits } from '../shop/environment.ts'
import { openPeople, type People } from '../visitors/people.ts'
import { type Balancer, startBalancer } from './balancer.ts'
import { type ShopNode, startNode } from './shop-node.ts'

export interface Fleet {
  url: string
  balancer: Balancer
  people: People
  db: Connection['db']
  pool: Connection['pool']
  dataDir: string
  databaseUrl: string
  node(place: number): ShopNode
  nodes(): ShopNode[]
  start(place: number, root?: string): Promise<void>
  /** The same browser and cookies, connected to one node directly. */
  at(place: number, visitor?: Visitor): Visitor
  stop(): Promise<void>
}

export async function startFleet(
  seededShop: SeededShop,
  { size = 3, balancer: balancerKind = 'own' }: { size?: number; balancer?: 'nginx' | 'own' } = {},
): Promise<Fleet> {
  const copy = await copySeededShop(seededShop)
  const { dataDir } = copy
  const databaseUrl = copy.database.url
  const port = await freePort()
  const ports = await Promise.all(Array.from({ length: size }, freePort))
  const url = `http://localhost:${port}`
  const startAt = (place: number, root?: string) =>
    startNode({
      port: ports[place] ?? 0,
      databaseUrl,
      dataDir,
      root,
      // All test visitors share one IP address, so only the newsletter keeps a limit. Draining is
      // shortened from five seconds to one.
      environment: { SITE_URL: url, RATE_LIMITS: `${highLimits},newsletter=3/3600`, DRAIN_SECONDS: '1' },
    })
  const nodes = await Promise.all(ports.map((_port, place) => startAt(place)))
  const balancer = await startBalancer(balancerKind, { port, nodes: ports })
  const { db, pool, close } = connect({ connectionString: databaseUrl, poolSize: 4, log: console })
  const node = (place: number) => nodes[place] ?? noSuchNode(place)
  return {
    url,
    balancer,
    db,
    pool,
    dataDir,
    databaseUrl,
    people: openPeople({ db, dataDir, url }),
    node,
    nodes: () => [...nodes],
    async start(place, root) {
      nodes[place] = await startAt(place, root)
    },
    at: (place, visitor = new Visitor(url)) => visitor.elsewhere(node(place).url),
    async stop() {
      await balancer.stop()
      await Promise.all(nodes.filter((node) => node.isRunning()).map((node) => node.stop()))
      await close()
      await copy.remove()
    },
  }
}

function noSuchNode(place: number): never {
  throw new RangeError(`there is no node ${place}`)
}
