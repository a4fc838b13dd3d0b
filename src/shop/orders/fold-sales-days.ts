import { type SQL, sql } from 'drizzle-orm'
import { isoDay } from '#domain/sao-paulo-time.ts'
import type { Shop } from '#shop/shop.ts'
import { foldMonthsStatement, foldStatement } from './sales-facts.ts'

/** Counts the days again whose sales changed. */
export async function foldSalesDays({ db }: Pick<Shop, 'db'>): Promise<void> {
  const { rows } = await db.execute(sql`select from stale_sales_days limit 1`)
  if (rows.length > 0) await foldAlone({ db }, foldStatement())
}

/** Sums up the months that are over, so that a report of years does not read all their days. */
export async function foldSalesMonths({ db, clock }: Pick<Shop, 'db' | 'clock'>): Promise<void> {
  await foldAlone({ db }, foldMonthsStatement(`${isoDay(clock.now()).slice(0, 7)}-01`))
}

/** Two folds take turns, for each would write the day that both saw marked. */
export async function foldAlone({ db }: Pick<Shop, 'db'>, fold: SQL): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`lock table day_tallies in share row exclusive mode`)
    await tx.execute(fold)
  })
}
