import type pg from 'pg'
import type { Candle } from './requests.ts'

const UNITS = 1_000_000

/** Adds the units through the stock ledger, so that audits pass. */
export async function makePlentifulCandle(pool: pg.Pool | pg.Client): Promise<Candle> {
  const { rows } = await pool.query<{ id: string }>(
    `update products set stock_quantity = stock_quantity + $1
     where id = (select id from products p where active
       and not exists (select from product_variants where product_id = p.id) order by slug limit 1)
     returning id`,
    [UNITS],
  )
  const id = rows[0]?.id
  if (!id) throw new Error('the demo has no candle without sizes')
  await pool.query(`insert into stock_movements (product_id, change, reason) values ($1, $2, 'edit')`, [
    id,
    UNITS,
  ])
  return { id, variantId: null }
}
