import type { Transaction } from '#database/connect.ts'
import { pours } from '#database/schema/pours.ts'
import { dayAfter } from '#domain/delivery/wall-clock.ts'
import { isoDay } from '#domain/sao-paulo-time.ts'

/** Days from today. The first candle is sold out and can be reserved; the second waits for the owner's word. */
const demoPours = [
  { slug: 'flor-de-laranjeira', units: 12, poured: -2, ready: 5 },
  { slug: 'cedro-vetiver', units: 10, poured: -7, ready: 0 },
]

export async function seedPours(tx: Transaction, productIds: ReadonlyMap<string, string>, now: Date) {
  const today = isoDay(now)
  const rows = demoPours.flatMap(({ slug, units, poured, ready }) => {
    const productId = productIds.get(slug)
    const days = { pouredOn: dayAfter(today, poured), readyOn: dayAfter(today, ready) }
    return productId ? [{ productId, units, ...days }] : []
  })
  if (rows.length > 0) await tx.insert(pours).values(rows)
}
