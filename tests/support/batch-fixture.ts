import { randomUUID } from 'node:crypto'
import type pg from 'pg'

export function batchFixture(pool: pg.Pool) {
  return {
    async newBatch(
      productId: string,
      facts: { units: number; readyOn?: string; pouredOn?: string; variantId?: string },
    ) {
      const id = randomUUID()
      await pool.query(
        'insert into batches (id, product_id, variant_id, units, poured_on, ready_on) values ($1, $2, $3, $4, $5, $6)',
        [
          id,
          productId,
          facts.variantId ?? null,
          facts.units,
          facts.pouredOn ?? '2026-11-10',
          facts.readyOn ?? '2026-11-21',
        ],
      )
      return id
    },

    async reservedOf(batchId: string): Promise<number> {
      const { rows } = await pool.query('select reserved from batches where id = $1', [batchId])
      return rows[0].reserved
    },

    async reserveInCart(userId: string, productId: string): Promise<void> {
      await pool.query('update cart_items set reserved = true where user_id = $1 and product_id = $2', [
        userId,
        productId,
      ])
    },
  }
}
