import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { users } from '#accounts/schema.ts'
import { createPasskeys } from '#accounts/second-factor/providers/webauthn.ts'
import { contributions } from '#app/features.server.ts'
import { JobQueue } from '#app/jobs/job-queue.ts'
import { products, productVariants } from '#catalogue/products/schema.ts'
import { loadShelf } from '#catalogue/stock/use-cases/load-shelf.ts'
import { claimOrders } from '#orders/use-cases/claim-orders.ts'
import type { Automation, AutomationResult, ConfirmationNotice } from '#platform/automation/port.ts'
import { parseConfig } from '#platform/config/config.ts'
import type { Log } from '#platform/config/log.ts'
import type { Job, OpenTransaction, PersonInQueue } from '#platform/outbox.ts'
import { rateLimitTable } from '#platform/rate-limits/limits.ts'
import { createMemoryRateLimits } from '#platform/rate-limits/memory-rate-limits.ts'
import { createSealing } from '#platform/sealing/sealing.ts'
import { createSecrets } from '#platform/sealing/secrets.ts'
import type { Shop } from '#platform/shop.ts'
import { createSettingsStore } from '#settings/use-cases/settings-store.ts'
import type { ConnectedTestDatabase } from './database.ts'
import { seller } from './seller.ts'

const SECRET = 'a secret of at least thirty-two characters'

/** Cheap, because many tests hash often; `secrets.test.ts` tests the real cost. */
const CHEAP_HASH = { memory: 64, passes: 1, parallelism: 1 }

/** Real database and outbox; the clock and the automation webhook are controlled by the test. */
export async function openAccountShop({ pool, db }: Pick<ConnectedTestDatabase, 'pool' | 'db'>) {
  let now = new Date('2026-11-12T17:32:00.000Z')
  const clock = { now: () => now }
  const silent = () => {}
  const log: Log = { debug: silent, info: silent, warn: silent, error: silent }
  const sealing = createSealing({ secret: SECRET, now: clock.now })
  const queue = await JobQueue.open({ pool, log, sealing })
  const messages: Job[] = []
  const automation = scriptedAutomation()
  const config = parseConfig({ ...seller, SITE_URL: 'http://localhost:3000' })
  const shop = {
    ...contributions,
    config,
    settings: createSettingsStore({ db, config }, loadShelf),
    clock,
    log,
    db,
    automation,
    outbox: {
      async enqueue(tx: OpenTransaction, ...jobs: readonly Job[]) {
        await queue.enqueue(tx, ...jobs)
        messages.push(...jobs)
      },
      forgetPerson: (tx: OpenTransaction, person: PersonInQueue) => queue.forgetPerson(tx, person),
    },
    identity: {
      ...createSecrets(SECRET, CHEAP_HASH),
      passkeys: createPasskeys({ siteUrl: 'http://localhost:3000', shopName: () => 'Lume & Coco' }),
      google: null,
    },
    claimsAtSignIn: [claimOrders],
    sealing,
    rateLimits: createMemoryRateLimits(rateLimitTable, () => now.getTime()),
  } as unknown as Shop

  return {
    shop,
    automation,
    /** Includes messages of transactions that were rolled back. */
    messages,
    passMinutes(minutes: number) {
      now = new Date(now.getTime() + minutes * 60_000)
    },
    close: () => queue.close(),
    async newCustomer(email = `${randomUUID()}@exemplo.com.br`): Promise<string> {
      const [user] = await db
        .insert(users)
        .values({ email, name: 'Ana', emailVerified: true })
        .returning({ id: users.id })
      return user?.id as string
    },
    async newProduct(facts: Partial<typeof products.$inferInsert> = {}): Promise<string> {
      const slug = `vela-${randomUUID()}`
      const [product] = await db
        .insert(products)
        .values({ name: 'Vela', slug, price: 9900, stockQuantity: 10, ...facts })
        .returning({ id: products.id })
      return product?.id as string
    },
    async newSize(productId: string, name: string, priceAdjustment: number): Promise<string> {
      const [size] = await db
        .insert(productVariants)
        .values({ productId, name, priceAdjustment, stockQuantity: 10 })
        .returning({ id: productVariants.id })
      return size?.id as string
    },
    async setStock(productId: string, stockQuantity: number): Promise<void> {
      await db.execute(sql`update products set stock_quantity = ${stockQuantity} where id = ${productId}`)
    },
  }
}

export type AccountShop = Awaited<ReturnType<typeof openAccountShop>>

function scriptedAutomation(): Automation & { answer: AutomationResult; notices: ConfirmationNotice[] } {
  const notices: ConfirmationNotice[] = []
  return {
    answer: { outcome: 'not-configured' },
    notices,
    defaultUrl: null,
    async postConfirmation(_url, notice) {
      notices.push(notice)
      return this.answer
    },
    async notifyOrderStatus() {
      return { outcome: 'delivered' }
    },
  }
}
