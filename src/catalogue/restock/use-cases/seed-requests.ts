import { eq } from 'drizzle-orm'
import { preselectedVariant } from '#catalogue/products/domain/variants.ts'
import { productVariants } from '#catalogue/products/schema.ts'
import { restockRequests } from '#catalogue/restock/schema.ts'
import type { Transaction } from '#platform/database/connect.ts'

interface DemoFacts {
  readonly now: Date
  readonly products: readonly { readonly slug: string; readonly stockQuantity: number }[]
  readonly productIds: ReadonlyMap<string, string>
  readonly subscribers: readonly { readonly email: string; readonly unsubscribed?: boolean }[]
}

const MAX_WAITING = 7
const TWO_DAYS_MS = 48 * 60 * 60 * 1000

export async function seedRequests(
  tx: Transaction,
  { now, products, productIds, subscribers }: DemoFacts,
): Promise<void> {
  const soldOut = products.find(({ stockQuantity }) => stockQuantity === 0)
  const productId = soldOut && productIds.get(soldOut.slug)
  if (!productId) return
  const sizes = await tx.select().from(productVariants).where(eq(productVariants.productId, productId))
  const variantId = preselectedVariant(sizes)?.id
  const people = subscribers.filter(({ unsubscribed }) => !unsubscribed).slice(-MAX_WAITING)
  await tx.insert(restockRequests).values(
    people.map(({ email }, place) => ({
      productId,
      variantId,
      email,
      createdAt: new Date(now.getTime() - (people.length - place) * TWO_DAYS_MS),
    })),
  )
}
