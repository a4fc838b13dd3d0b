import { and, eq, isNull, sql } from 'drizzle-orm'
import type { DatabaseOrTransaction } from '#database/connect.ts'
import { reconciliationFindings } from '#database/schema/operations.ts'
import type { FindingKind } from '#domain/orders/finding-kind.ts'

/** Says it once: an open finding of the same kind about the same thing is not repeated. */
export async function recordFinding(
  db: DatabaseOrTransaction,
  finding: { kind: FindingKind; subject: string; details: Record<string, unknown>; now: Date },
): Promise<void> {
  const { kind, subject, details, now } = finding
  await db.execute(sql`
    insert into ${reconciliationFindings} (kind, subject, details, created_at)
    select ${kind}, ${subject}, ${JSON.stringify(details)}::jsonb, ${now.toISOString()}::timestamptz
    where not exists (
      select 1 from ${reconciliationFindings}
      where resolved_at is null and kind = ${kind} and subject = ${subject}
    )`)
}

/** What it was about has been dealt with. */
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
