import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Transaction } from '#database/connect.ts'
import { reconciliationFindings } from '#database/schema/operations.ts'
import type { FindingKind } from '#domain/orders/finding-kind.ts'

const DOUBTS: FindingKind[] = ['payment-disputed', 'fraud-warning']

/** A finding about this payment that she has not put aside yet. */
export async function isDisputed(tx: Transaction, reference: string | null): Promise<boolean> {
  if (reference === null) return false
  const { kind, subject, resolvedAt } = reconciliationFindings
  const [found] = await tx
    .select({ kind })
    .from(reconciliationFindings)
    .where(and(inArray(kind, DOUBTS), eq(subject, reference), isNull(resolvedAt)))
    .limit(1)
  return found !== undefined
}
