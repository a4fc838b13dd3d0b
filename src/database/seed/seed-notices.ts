import { sql } from 'drizzle-orm'
import type { Transaction } from '#database/connect.ts'
import { reconciliationFindings } from '#database/schema/operations.ts'

const HOUR_MS = 60 * 60 * 1000

/** What the demo's owner finds at 'Avisos': shelves at their minimum, and a courier who is back. Nothing of it is mailed. */
export async function seedNotices(tx: Transaction, now: Date): Promise<void> {
  const at = now.toISOString()
  await tx.execute(sql`
    insert into ${reconciliationFindings} (kind, subject, details, standing, created_at, mailed_at)
    select 'stock-low', id::text, jsonb_build_object('name', name, 'left', stock_quantity), true,
      ${at}::timestamptz - (2 + 3 * row_number() over (order by sort_name)) * interval '1 hour', ${at}::timestamptz
    from products where active and stock_quantity <= min_stock_level`)
  await tx.insert(reconciliationFindings).values({
    kind: 'courier-off',
    subject: 'demo',
    resolution: 'by-itself',
    createdAt: new Date(now.getTime() - 50 * HOUR_MS),
    resolvedAt: new Date(now.getTime() - 20 * HOUR_MS),
    mailedAt: now,
  })
}
