import { sql } from 'drizzle-orm'
import { features } from '#app/features.server.ts'
import type { Shop } from '#platform/shop.ts'

export const figures = features.flatMap(({ figures: featureFigures = [] }) => featureFigures)

export type Counts = Readonly<Record<string, number>>
export type OperatingFigures = Readonly<Record<string, number | null | Counts>>

export async function readOperatingFigures(shop: Pick<Shop, 'db' | 'clock'>): Promise<OperatingFigures> {
  const now = shop.clock.now()
  const columns = figures.map(({ name, query }) => sql`(${query(now)}) as ${sql.identifier(name)}`)
  const { rows } = await shop.db.execute<OperatingFigures>(sql`select ${sql.join(columns, sql`, `)}`)
  if (!rows[0]) throw new Error('a statement of sums has one row')
  return rows[0]
}
