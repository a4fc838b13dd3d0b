import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { profiles, users } from '#accounts/schema.ts'
import type { products } from '#catalogue/products/schema.ts'
import type { Email, EmailType } from '#platform/mail/email.ts'
import type { Job } from '#platform/outbox.ts'
import { rateLimitTable } from '#platform/rate-limits/limits.ts'
import { createMemoryRateLimits } from '#platform/rate-limits/memory-rate-limits.ts'
import { createSealing } from '#platform/sealing/sealing.ts'
import type { Shop } from '#platform/shop.ts'
import type { ConnectedTestDatabase } from './database.ts'
import { openImageShop } from './image-shop.ts'
import { makeOrder } from './make-orders.ts'

const now = new Date('2026-11-16T12:00:00Z')

export function openReviewFixture(database: Pick<ConnectedTestDatabase, 'db'>) {
  const { db } = database
  const images = openImageShop(database)
  const jobs = new Map<string, Job>()
  const clock = { now: () => now }
  const shop: Shop = {
    ...images.shop,
    clock,
    config: { siteUrl: 'http://localhost:4140' } as Shop['config'],
    sealing: createSealing({ secret: 'segredo', now: clock.now }),
    rateLimits: createMemoryRateLimits(rateLimitTable, () => now.getTime()),
    outbox: { enqueue: async (_tx, job) => void jobs.set(job.key, job) } as Shop['outbox'],
  }

  async function newBuyer() {
    const email = `${randomUUID()}@exemplo.com.br`
    const [buyer] = await db.insert(users).values({ email, name: 'Helena Martins' }).returning()
    if (!buyer) throw new Error('no buyer')
    await db.insert(profiles).values({ userId: buyer.id, email, fullName: 'Helena Martins' })
    return buyer
  }

  async function delivered(
    facts: NonNullable<Parameters<typeof makeOrder>[1]> = {},
    product?: typeof products.$inferSelect,
  ) {
    const [buyer, candle] = [await newBuyer(), product ?? (await images.newProduct())]
    const order = await makeOrder(database, {
      userId: buyer.id,
      status: 'delivered',
      deliveredAt: now,
      customerEmail: buyer.email,
      items: [{ productId: candle.id, name: candle.name, quantity: 1 }],
      ...facts,
    })
    return { buyer, product: candle, order }
  }

  /** Reads the sums that database triggers maintain. */
  async function readRating(productId: string) {
    const { rows } = await db.execute(
      sql`select rating_count as count, rating_sum as sum, demo_rating_count as demo from products where id = ${productId}`,
    )
    return rows[0]
  }

  function mailed<Type extends EmailType>(type: Type, to: string) {
    return [...jobs.values()].flatMap((job) =>
      'email' in job && typeof job.email === 'object' && isOfType(job.email, type) && job.email.to === to
        ? [job.email]
        : [],
    )
  }

  return {
    ...images,
    shop,
    actor: { id: '00000000-0000-4000-8000-00000000000a', name: 'Helena' },
    newBuyer,
    delivered,
    ratingOf: readRating,
    mailed,
    daysAgo: (days: number) => new Date(now.getTime() - days * 86_400_000),
  }
}

const isOfType = <Type extends EmailType>(
  email: Email,
  type: Type,
): email is Extract<Email, { type: Type }> => email.type === type
