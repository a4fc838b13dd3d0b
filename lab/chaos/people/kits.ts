import { sql } from 'drizzle-orm'
import type { Shop } from '#platform/shop.ts'
import type { Random } from '../random.ts'
import type { Candle } from './purchase-plan.ts'

export interface Kit {
  readonly id: string
  readonly slug: string
  readonly choices: number | null
  readonly parts: readonly { readonly id: string; readonly productId: string }[]
}

/** Excludes the curing candle, which cannot be sold in kits. */
export async function readKits({ db }: Shop, candles: readonly Candle[]): Promise<Kit[]> {
  const { rows } = await db.execute<Kit & Record<string, unknown>>(sql`
    select k.id, k.slug, k.kit_choices as choices, jsonb_agg(
      jsonb_build_object('id', part.id, 'productId', part.product_id) order by part.position) as parts
    from products k join kit_parts part on part.kit_id = k.id where k.active group by k.id order by k.slug`)
  const curing = new Set(candles.filter((candle) => candle.curing).map(({ id }) => id))
  return rows.flatMap(({ parts, ...kit }) => {
    const soldParts = parts.filter(({ productId }) => !curing.has(productId))
    return kit.choices === null && soldParts.length < parts.length ? [] : [{ ...kit, parts: soldParts }]
  })
}

export function planKit(random: Random, { id, choices, parts }: Kit) {
  const remainingIds = parts.map((part) => part.id)
  const chosenParts = Array.from({ length: choices ?? 0 }, () => {
    const chosenId = random.pick(remainingIds)
    remainingIds.splice(remainingIds.indexOf(chosenId), 1)
    return chosenId
  })
  return { candle: { id, variantId: null, curing: false }, quantity: random.between(1, 2), chosenParts }
}
