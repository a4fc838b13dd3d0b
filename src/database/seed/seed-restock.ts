import { eq } from 'drizzle-orm'
import type { Transaction } from '#database/connect.ts'
import { productVariants } from '#database/schema/catalogue.ts'
import { restockRequests } from '#database/schema/restock.ts'
import { preselectedVariant } from '#domain/catalogue/variants.ts'
import type { SeedContent } from './seed-content.ts'

const DAY = 24 * 60 * 60 * 1000
const MOST_WAITING = 7

/** Some of the demo's people wait for the candle that is sold out, each since another day. */
export async function seedRestockRequests(
  tx: Transaction,
  content: SeedContent,
  { now, productIds }: { now: Date; productIds: ReadonlyMap<string, string> },
) {
  const soldOut = content.products.find(({ stockQuantity }) => stockQuantity === 0)
  const productId = soldOut && productIds.get(soldOut.slug)
  if (!productId) return
  const sizes = await tx.select().from(productVariants).where(eq(productVariants.productId, productId))
  const variantId = preselectedVariant(sizes)?.id
  const people = content.subscribers.filter(({ unsubscribed }) => !unsubscribed).slice(-MOST_WAITING)
  await tx.insert(restockRequests).values(
    people.map(({ email }, place) => ({
      productId,
      variantId,
      email,
      createdAt: new Date(now.getTime() - (people.length - place) * 2 * DAY),
    })),
  )
}
