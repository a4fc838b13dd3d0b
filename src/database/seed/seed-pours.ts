import type { Transaction } from '#database/connect.ts'
import { productVariants } from '#database/schema/catalogue.ts'
import { pours } from '#database/schema/pours.ts'
import { addDays } from '#domain/calendar.ts'
import { isoDay } from '#domain/sao-paulo-time.ts'

/** Days from today. A candle and a size are sold out and can be reserved; the last pour waits for the owner's word. */
const demoPours = [
  { slug: 'flor-de-laranjeira', size: '180 g', units: 12, poured: -2, ready: 5 },
  { slug: 'eucalipto-alecrim', size: '320 g', units: 6, poured: -3, ready: 4 },
  { slug: 'cedro-vetiver', size: '180 g', units: 10, poured: -7, ready: 0 },
]

export async function seedPours(tx: Transaction, productIds: ReadonlyMap<string, string>, now: Date) {
  const today = isoDay(now)
  const sizes = await tx.select().from(productVariants)
  const rows = demoPours.flatMap(({ slug, size, units, poured, ready }) => {
    const productId = productIds.get(slug)
    const variantId = sizes.find((known) => known.productId === productId && known.name === size)?.id
    const days = { pouredOn: addDays(today, poured), readyOn: addDays(today, ready) }
    return productId ? [{ productId, variantId, units, ...days }] : []
  })
  if (rows.length > 0) await tx.insert(pours).values(rows)
}
