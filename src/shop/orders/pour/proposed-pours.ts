import { inArray } from 'drizzle-orm'
import type { DatabaseOrTransaction } from '#database/connect.ts'
import { pours } from '#database/schema/pours.ts'
import type { KnownPour } from '#domain/pours/pour.ts'
import { proposePours } from './pack-pours.ts'

/** The pours that the items of open boxes would be of, by item, as the paper in the box names them. */
export async function proposedPours(
  db: DatabaseOrTransaction,
  orderIds: readonly string[],
): Promise<Map<string, KnownPour>> {
  const proposed = await proposePours(db, orderIds)
  const ids = [...new Set([...proposed.values()].flatMap((taken) => taken.map(({ pourId }) => pourId)))]
  if (ids.length === 0) return new Map()
  const { id, number, pouredBy, pouredOn, readyOn, state } = pours
  const rows = await db
    .select({ id, number, pouredBy, pouredOn, readyOn, state })
    .from(pours)
    .where(inArray(pours.id, ids))
  const known = new Map(rows.map(({ id: pourId, ...pour }) => [pourId, pour]))
  return new Map(
    [...proposed].flatMap(([itemId, taken]) => {
      const [first, ...others] = taken.flatMap(({ pourId }) => known.get(pourId) ?? [])
      return first ? [[itemId, { ...first, also: others.map((one) => one.number) }] as const] : []
    }),
  )
}
