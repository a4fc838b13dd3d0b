import { audit, type Complaint } from './auditor/audit.ts'
import type { Evidence } from './auditor/evidence.ts'
import { type Opening, readOpening, readProviderEvidence, readShopEvidence } from './auditor/read-evidence.ts'
import { FaultInjector } from './fault-injector.ts'
import { planFaults } from './fault-plan.ts'
import { openWithoutHttp } from './open-without-http.ts'
import type { ChaosOptions } from './options.ts'
import { issueCoupon } from './people/coupons.ts'
import { Customer } from './people/customer.ts'
import { gatherPeople, stockShelves } from './people/gather-people.ts'
import { Owner } from './people/owner.ts'
import { RetryingBrowser } from './people/retrying-browser.ts'
import { Workshop } from './people/workshop.ts'
import { Random } from './random.ts'
import { settle } from './settle.ts'
import { type RunObserver, startWorld, type World } from './world/world.ts'

export interface ChaosResult {
  readonly complaints: readonly Complaint[]
  readonly evidence: Evidence
  readonly purchases: number
  readonly kills: number
  readonly failures: readonly string[]
}

const DAY_LATER_MS = 25 * 60 * 60 * 1000
const MINUTE_MS = 60_000

export async function runChaos(options: ChaosOptions, observer: RunObserver): Promise<ChaosResult> {
  const random = new Random(options.seed)
  const world = await startWorld(random, observer)
  try {
    const { opening, ...people } = await prepare(world, random, options)
    await world.shop.start()
    const failures = await runLoad(world, people, { random, options })
    await recover(world)
    const evidence = await settleAndRead(world, opening)
    const complaints = audit(evidence)
    return {
      complaints,
      evidence,
      failures,
      purchases: countSales(world),
      kills: world.diary.count('shop killed'),
    }
  } finally {
    await world.close()
  }
}

const countSales = ({ provider, acknowledged }: World) =>
  provider.ledger.charges.size + acknowledged.covered.length

async function prepare(world: World, random: Random, { customers: count, purchases }: ChaosOptions) {
  const { environment, clock, provider, moments, failedAnswers, acknowledged } = world
  const counter = await openWithoutHttp(environment.directEnvironment, clock)
  const { candles, kits, batches } = await stockShelves(counter.shop)
  await issueCoupon(counter.shop)
  const { customers, ownerCookie } = await gatherPeople(counter.shop, count)
  const opening = await readOpening(counter.shop)
  await counter.close()

  const createBrowser = (cookie: string, name: string) =>
    new RetryingBrowser({
      shopUrl: environment.shopUrl,
      cookie,
      random: random.stream(`browser ${name}`),
      failedAnswers,
    })
  const owner = new Owner(createBrowser(ownerCookie, 'owner'), acknowledged)
  const countedCandles = candles
    .filter(({ scarce, curing }) => scarce && !curing)
    .map(({ id: productId, variantId }) => ({ productId, variantId }))
  const workshop = new Workshop({ owner, clock, batches, counted: countedCandles, purchases })
  return {
    opening,
    owner,
    workshop,
    candles,
    customers: customers.map(({ email, cookie }) => {
      const around = { clock, moments, provider, owner, acknowledged, candles, kits, workshop }
      return new Customer({
        email,
        browser: createBrowser(cookie, email),
        environment: around,
        random: random.stream(email),
      })
    }),
  }
}

type People = Omit<Awaited<ReturnType<typeof prepare>>, 'opening'>

async function runLoad(
  world: World,
  { customers, owner, workshop, candles }: People,
  { random, options }: { random: Random; options: ChaosOptions },
): Promise<string[]> {
  const failures: string[] = []
  const faults = planFaults(random.stream('blows'), options)
  const injector = new FaultInjector({
    ...world,
    database: world.environment.database,
    proxy: world.environment.proxy,
    owner,
    candles,
    random: random.stream('injector'),
  })
  const timeIsUp = AbortSignal.timeout(options.minutes * MINUTE_MS)
  let homeGoers = 0
  const isOver = () => timeIsUp.aborted || homeGoers === customers.length
  const injecting = injector.injectAll(faults, () => countSales(world), isOver)
  const working = workshop.work(() => countSales(world), isOver)
  const isEnough = () =>
    countSales(world) >= options.purchases && injector.injectedCount === faults.length && workshop.isDone
  const shopping = customers.map(async (customer) => {
    try {
      while (!timeIsUp.aborted && !isEnough()) await customer.goShopping()
      await customer.chooseAfterLoss()
    } catch (error) {
      failures.push(`${customer.email}: ${error instanceof Error ? error.message : error}`)
    } finally {
      homeGoers += 1
    }
  })
  await Promise.all([...shopping, injecting, working])
  await owner.finish()
  return [...failures, ...owner.failures]
}

/** Ends all faults, completes pending work and stops the shop gracefully. */
async function recover({ provider, mailServer, courier, shop }: World): Promise<void> {
  provider.endFaults()
  mailServer.endFaults()
  await shop.ready()
  await courier.finish()
  await shop.stop()
}

async function settleAndRead(world: World, opening: Opening): Promise<Evidence> {
  const { clock, environment, provider, mailServer, diary } = world
  await clock.jump(DAY_LATER_MS, async () => {})
  const counter = await openWithoutHttp(environment.directEnvironment, clock)
  try {
    const { startWorker } = await import('../../build/server/index.js')
    await settle(counter, () =>
      startWorker({ environment: { ...environment.directEnvironment, LOG_LEVEL: 'silent' }, clock }),
    )
    return {
      ...(await readShopEvidence(counter, opening)),
      ...readProviderEvidence(provider.ledger),
      emails: mailServer.emails,
      acknowledged: world.acknowledged,
      faults: diary.faults,
    }
  } finally {
    await counter.close()
  }
}
