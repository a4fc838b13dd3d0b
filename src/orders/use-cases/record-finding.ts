import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { FindingKind } from '#catalogue/stock/domain/finding-kind.ts'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import { reconciliationFindings } from '#platform/operations/schema.ts'
import type { OrderRow } from './order-rows.ts'

interface NewFinding {
  readonly kind: FindingKind
  readonly subject: string
  readonly details: Record<string, unknown>
  readonly now: Date
}

type PixFinding = Extract<FindingKind, 'pix-underpaid' | 'pix-overpaid' | 'pix-to-return'>

/** An open finding of the same kind and subject is not repeated. */
export async function recordFinding(db: DatabaseOrTransaction, finding: NewFinding): Promise<void> {
  await insertUnless(db, finding, sql`resolved_at is null`)
}

async function insertUnless(
  db: DatabaseOrTransaction,
  { kind, subject, details, now }: NewFinding,
  isSuch: SQL,
): Promise<void> {
  await db.execute(sql`
    insert into ${reconciliationFindings} (kind, subject, details, created_at)
    select ${kind}, ${subject}, ${JSON.stringify(details)}::jsonb, ${now.toISOString()}::timestamptz
    where not exists (
      select 1 from ${reconciliationFindings} where kind = ${kind} and subject = ${subject} and ${isSuch}
    )`)
}

/**
 * Recorded once per amount, even after it is resolved, because the nightly reconciliation would report it
 * again.
 */
export async function recordPixFinding(
  db: DatabaseOrTransaction,
  finding: {
    kind: PixFinding
    order: Pick<OrderRow, 'id' | 'orderNumber' | 'customerName' | 'customerEmail'>
    reference: string
    amount: number
    expected?: number
    payer?: string
    now: Date
  },
): Promise<void> {
  const { kind, order, reference, amount, expected, payer, now } = finding
  const { id: orderId, orderNumber, customerName, customerEmail } = order
  const details = { orderId, orderNumber, reference, amount, expected, payer, customerName, customerEmail }
  const isSameAmount = sql`details->>'amount' = ${String(amount)}`
  await insertUnless(db, { kind, subject: reference, details, now }, isSameAmount)
}

export async function resolveFindings(
  db: DatabaseOrTransaction,
  { kind, subject, now }: { kind: FindingKind; subject: string; now: Date },
): Promise<void> {
  await db
    .update(reconciliationFindings)
    .set({ resolvedAt: now })
    .where(
      and(
        eq(reconciliationFindings.kind, kind),
        eq(reconciliationFindings.subject, subject),
        isNull(reconciliationFindings.resolvedAt),
      ),
    )
}
