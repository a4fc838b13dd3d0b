import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import { readDemoAccounts } from '#app/composition/demo-accounts.ts'
import { outboxQueues } from '#platform/jobs/queues.ts'
import { auditBooks, missingPaidOrders } from '../../tests/support/audit-shop.ts'
import { type QueuedMessage, queuedMessages, tasksRunTwice } from '../../tests/support/message-queue.ts'
import { Visitor } from '../../tests/support/visitor.ts'
import { isFullRun } from '../full-run.ts'
import { readMetrics } from '../shop/metrics.ts'
import { PersistentShopper } from '../visitors/persistent-shopper.ts'
import { makePlentifulCandle } from '../visitors/plentiful-candle.ts'
import type { Candle } from '../visitors/requests.ts'
import type { Purchase } from '../visitors/shopper.ts'
import { commonSteps, type SteadyTraffic, startSteadyTraffic } from '../visitors/steady-traffic.ts'
import { type Fleet, startFleet } from './fleet.ts'
import { makeNextVersion } from './next-version.ts'
import { openUpdateChannel } from './update-channel.ts'

/** Two processes share one PostgreSQL in `npm test`, three in `npm run test:full`; `npm run test:nodes` adds nginx. */
const isLong = process.env.NODES === 'long'
const size = isLong
  ? { balancer: 'nginx' as const, buyers: 8, kills: 4, stops: 4, upgraded: [0, 1, 2] }
  : { balancer: 'own' as const, buyers: 2, kills: 1, stops: 0, upgraded: [0] }
const LIMIT_MS = isLong ? 600_000 : 120_000
const places = isFullRun ? [0, 1, 2] : [0, 1]

let fleet: Fleet
let candle: Candle
const boughtPurchases: Purchase[] = []
beforeAll(async () => {
  fleet = await startFleet(inject('seededShop'), { size: places.length, balancer: size.balancer })
  console.log(`${places.length} nodes behind ${fleet.balancer.description}.`)
  candle = await makePlentifulCandle(fleet.pool)
}, LIMIT_MS)
afterAll(() => fleet?.stop(), LIMIT_MS)

test('a customer signed in on one node buys on another', async () => {
  const { email, password } = readDemoAccounts(fleet.dataDir)?.customer ?? { email: '', password: '' }
  const visitor = new Visitor(fleet.url)
  const signIn = await fleet.at(0, visitor).post('/auth', { intent: 'sign-in', email, password })
  expect(signIn.status).toBe(302)
  const purchase = await new PersistentShopper({ visitor: fleet.at(1, visitor) }).buy(candle)
  boughtPurchases.push(purchase)
  const page = await (await fleet.at(places.length - 1, visitor).get('/pedidos')).text()
  expect(page).toContain(purchase.orderNumber)
})

/**
 * Two requests are not enough: the page is not cached while the previous purchase is still being
 * announced.
 */
async function untilPageIsKept(place: number) {
  const answeredFromMemory = async () => {
    expect((await fleet.at(place).get('/produto/jasmim')).status).toBe(200)
    const metrics = await readMetrics(fleet.node(place).url)
    return metrics.get('shop_page_cache_requests_total{outcome="hit"}') ?? 0
  }
  await expect.poll(answeredFromMemory, { interval: 20, timeout: 30_000 }).toBeGreaterThan(0)
}

test(
  'a change on one node reaches the cached pages and the open channels of all',
  async () => {
    const owner = await fleet.people.administrator()
    const { rows } = await fleet.pool.query<{ id: string }>("select id from products where slug = 'jasmim'")
    const id = rows[0]?.id ?? ''
    await Promise.all(places.map(untilPageIsKept))
    const channels = await Promise.all(places.map((place) => openUpdateChannel(fleet.node(place).url)))
    const changed = await fleet
      .at(0, owner.visitor)
      .post('/admin/produtos.data', { intent: 'toggle', ids: id, active: 'false' })
    expect(await changed.text()).toContain('Produto desativado com sucesso')
    await Promise.all([
      ...channels.map((channel) => channel.receives(id)),
      ...places.map((place) =>
        expect
          .poll(async () => (await fleet.at(place).get('/produto/jasmim')).status, {
            interval: 20,
            timeout: 10_000,
          })
          .toBe(302),
      ),
    ])
    for (const channel of channels) channel.close()
  },
  LIMIT_MS,
)

test('limits are counted once for all nodes', async () => {
  const email = 'contada@exemplo.com.br'
  const statuses: number[] = []
  for (let turn = 0; turn < 6; turn += 1) {
    statuses.push((await fleet.at(turn % places.length).call('newsletter-subscribe', { email })).status)
  }
  expect(statuses).toEqual([200, 200, 200, 429, 429, 429])
})

test(
  'a node that is killed takes no order with it',
  async () => {
    let isOver = false
    const buyers = await Promise.all(Array.from({ length: size.buyers }, () => fleet.people.newCustomer()))
    const shopping = Promise.all(
      buyers.map(async (person) => {
        const buyer = new PersistentShopper(person)
        do boughtPurchases.push(await buyer.buy(candle))
        while (!isOver)
        return buyer.attemptsLost
      }),
    )
    for (let kill = 0; kill < size.kills; kill += 1) {
      const place = kill % places.length
      const before = boughtPurchases.length
      await fleet.node(place).kill()
      await expect
        .poll(() => boughtPurchases.length, { timeout: 60_000 })
        .toBeGreaterThan(before + size.buyers)
      await fleet.start(place)
    }
    isOver = true
    const lostAttempts = (await shopping).reduce((sum, attempts) => sum + attempts, 0)
    console.log(
      `${boughtPurchases.length} orders over ${size.kills} kills; ${lostAttempts} requests were sent again.`,
    )
    expect(
      await missingPaidOrders(
        fleet.pool,
        boughtPurchases.map(({ orderNumber }) => orderNumber),
      ),
    ).toEqual([])
    expect(new Set(boughtPurchases.map(({ orderNumber }) => orderNumber)).size).toBe(boughtPurchases.length)
    expect(await auditBooks(fleet.pool)).toEqual([])
  },
  LIMIT_MS,
)

test.runIf(isFullRun)(
  'a node that is stopped loses no request, and an upgrade with a migration goes on serving',
  async () => {
    const next = makeNextVersion({
      sql: `ALTER TABLE orders ADD COLUMN gift_note text;
CREATE INDEX orders_gift_note_idx ON orders (gift_note) WHERE gift_note IS NOT NULL;
ALTER TABLE products ADD COLUMN burning_hours integer NOT NULL DEFAULT 0;`,
    })
    onTestFinished(() => next.remove())
    const traffic = await startCommonTraffic()
    await traffic.flows(60)
    for (let stop = 0; stop < size.stops; stop += 1) await replace(stop % places.length, traffic)
    for (const place of size.upgraded) await replace(place, traffic, next.root)
    const { answered, turnedAway, failures } = await traffic.stop()
    console.log(
      `${answered} requests answered, ${turnedAway} asked to come back, over ${size.stops + size.upgraded.length} stops.`,
    )
    expect(failures).toEqual([])
    const columns = await fleet.pool.query('select gift_note, burning_hours from orders, products limit 1')
    expect(columns.rows).toEqual([{ gift_note: null, burning_hours: 0 }])
    const customer = await fleet.people.newCustomer()
    for (const place of places) {
      boughtPurchases.push(
        await new PersistentShopper({ visitor: fleet.at(place, customer.visitor) }).buy(candle),
      )
    }
  },
  LIMIT_MS,
)

test(
  'jobs run once, whichever node takes them',
  async () => {
    // Messages of a killed node are retried after two minutes, which is too slow for the short run. The
    // short run waits until each was tried once.
    if (isLong) await expect.poll(unfinishedMessages, { timeout: 300_000, interval: 1_000 }).toEqual([])
    else await expect.poll(untriedMessages, { timeout: 60_000, interval: 200 }).toEqual([])
    const unfinished = await unfinishedMessages()
    if (unfinished.length > 0) console.log('Not delivered yet:', unfinished)
    const folder = join(fleet.dataDir, 'mail')
    const emails = readdirSync(folder)
      .filter((name) => name.includes('confirmation'))
      .map((name) => readFileSync(join(folder, name), 'utf8'))
    const copies = boughtPurchases.map(
      ({ orderNumber }) => emails.filter((email) => email.includes(orderNumber)).length,
    )
    expect(copies.filter((count) => count > 1)).toEqual([])
    expect(copies.filter((count) => count === 0).length).toBeLessThanOrEqual(unfinished.length)
    // Counts runs per task instead of per minute, because a busy machine may enqueue a task late.
    expect(await tasksRunTwice(drizzle(fleet.pool))).toEqual([])
  },
  LIMIT_MS,
)

async function startCommonTraffic(): Promise<SteadyTraffic> {
  const customers = [await fleet.people.newCustomer(), await fleet.people.newCustomer()]
  return startSteadyTraffic(
    customers.flatMap(({ visitor }) => commonSteps(new Visitor(fleet.url), visitor, candle.id)),
  )
}

async function replace(place: number, traffic: SteadyTraffic, root?: string): Promise<void> {
  expect(await fleet.node(place).stop()).toBe(0)
  await traffic.flows(30)
  await fleet.start(place, root)
  await traffic.flows(30)
}

/** Includes each message's history, because the database is deleted before a failure is read. */
async function messagesIn(...states: QueuedMessage['state'][]): Promise<QueuedMessage[]> {
  const queued = await queuedMessages(drizzle(fleet.pool))
  return queued.filter(({ name, state }) => name in outboxQueues && states.includes(state))
}

const untriedMessages = () => messagesIn('created')
const unfinishedMessages = () => messagesIn('created', 'retry', 'active')
