import { setTimeout as wait } from 'node:timers/promises'
import { APPLICATION_NAME } from '#platform/database/connect.ts'
import type { Visitor } from '../../tests/support/visitor.ts'
import { type Observation, startBystander } from './bystander.ts'
import type { LoadedShop } from './loaded-shop.ts'
import { Tally } from './tally.ts'

const VISITORS = 500
const FOR_MS = 15_000
const RECOVERY_MS = 10_000
const PAUSE_MS = 100

export interface OverloadReport extends Observation {
  served: number
  turnedAway: number
  failures: string[]
  mostConnections: number
  recoveredAfterMs: number
}

/** Far more signed-in visitors than the machine can serve, because signed-in pages cannot be cached. */
export async function overload(shop: LoadedShop): Promise<OverloadReport> {
  const tally = new Tally()
  const visitors: Visitor[] = []
  for (let index = 0; index < 20; index += 1) visitors.push((await shop.people.newCustomer()).visitor)
  let isOver = false
  const pushing = Array.from({ length: VISITORS }, async (_, index) => {
    const visitor = visitors[index % visitors.length]
    while (!isOver && visitor) {
      await tally.count("customer's page", 'GET /', () => visitor.get('/'))
      await wait(PAUSE_MS)
    }
  })
  const bystander = startBystander(shop.url)
  let mostConnections = 0
  for (const endsAt = performance.now() + FOR_MS; performance.now() < endsAt; ) {
    await wait(1_000)
    mostConnections = Math.max(mostConnections, await countConnections(shop))
  }
  const observation = await bystander.leave()
  isOver = true
  await Promise.all(pushing)
  return {
    ...observation,
    served: tally.answered,
    turnedAway: tally.turnedAway,
    failures: tally.failures,
    mostConnections,
    recoveredAfterMs: await recovery(shop, visitors[0]),
  }
}

async function countConnections({ pool }: LoadedShop): Promise<number> {
  const { rows } = await pool.query<{ count: string }>(
    'select count(*) from pg_stat_activity where datname = current_database() and application_name = $1',
    [APPLICATION_NAME],
  )
  return Number(rows[0]?.count)
}

async function recovery(shop: LoadedShop, visitor: Visitor | undefined): Promise<number> {
  const since = performance.now()
  while (performance.now() - since < RECOVERY_MS) {
    const answer = await visitor?.get('/')
    await answer?.arrayBuffer()
    if (answer?.status === 200) return performance.now() - since
    await wait(100)
  }
  throw new Error(`the shop at ${shop.url} did not recover within ${RECOVERY_MS / 1_000} s`)
}
