import { sql } from 'drizzle-orm'
import type { Shop } from '#shop/shop.ts'
import { foldStatement } from './sales-facts.ts'

/** Counts the days again whose sales changed. Two folds take turns, for each would write the day that both saw marked. */
export async function foldSalesDays({ db }: Pick<Shop, 'db'>): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`lock table day_tallies in share row exclusive mode`)
    await tx.execute(foldStatement())
  })
}
