import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { query } from './benched-shop.ts'
import type { Buyer } from './buyer.ts'

export const CONCURRENCY = 16
export const TIMES = 3
/** Until then V8 spends more time on compiling than on the shop's work. */
export const WARM_UP_ROUNDS = 10

export type Journey = (buyer: Buyer) => Promise<unknown>

export async function runTogether(buyers: Buyer[], journey: Journey): Promise<void> {
  await Promise.all(buyers.map((buyer) => repeatedly(buyer, journey)))
}

export async function repeatedly(buyer: Buyer, journey: Journey): Promise<void> {
  for (let time = 0; time < TIMES; time += 1) await journey(buyer)
}

export async function plainCandle(databaseUrl: string): Promise<string> {
  const [candle] = await query<{ id: string }>(
    databaseUrl,
    `select id from products p where active and kit_kind is null
       and not exists (select 1 from product_variants where product_id = p.id) order by stock_quantity desc, id limit 1`,
  )
  if (!candle) throw new Error('the demo has no candle without sizes')
  return candle.id
}

export async function findPostmaster(databaseUrl: string): Promise<number> {
  const [setting] = await query<{ data_directory: string }>(databaseUrl, 'show data_directory')
  return Number.parseInt(readFileSync(join(setting?.data_directory ?? '', 'postmaster.pid'), 'utf8'), 10)
}
