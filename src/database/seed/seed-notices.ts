import { sql } from 'drizzle-orm'
import type { Transaction } from '#database/connect.ts'
import { reconciliationFindings } from '#database/schema/operations.ts'

const HOUR_MS = 60 * 60 * 1000

/** What the demo's owner finds at 'Avisos': shelves at their minimum, and a courier who is back. Nothing of it is mailed. */
export async function seedNotices(tx: Transaction, now: Date): Promise<void> {
  const at = now.toISOString()
  await tx.execute(sql`
    insert into ${reconciliationFindings} (kind, subject, details, standing, created_at, mailed_at)
    select 'stock-low', concat_ws(':', p.id, s.variant_id),
      jsonb_build_object('name', concat_ws(', ', p.name, s.size), 'left', s.stock_quantity), true,
      ${at}::timestamptz - (2 + 3 * row_number() over (order by p.sort_name, s.position)) * interval '1 hour', ${at}::timestamptz
    from shelves s join products p on p.id = s.product_id where p.active and s.stock_quantity <= s.min_stock_level`)
  await tx.insert(reconciliationFindings).values({
    kind: 'courier-off',
    subject: 'demo',
    resolution: 'by-itself',
    createdAt: new Date(now.getTime() - 50 * HOUR_MS),
    resolvedAt: new Date(now.getTime() - 20 * HOUR_MS),
    mailedAt: now,
  })
}
