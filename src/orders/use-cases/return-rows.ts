import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { ReturnState } from '#orders/returns/order-return.ts'
import { planComplaint, planReturn } from '#orders/returns/plan-return.ts'
import { countComplaintDays } from '#orders/returns/return-rights.ts'
import { orderReturns } from '#orders/returns/schema.ts'
import type { DatabaseOrTransaction, Transaction } from '#platform/database/connect.ts'
import type { OrderRow } from './order-rows.ts'
import { resolveFindings } from './record-finding.ts'
import { refundableOrder } from './refund-rows.ts'

export type ReturnRow = typeof orderReturns.$inferSelect

export async function findOpenReturn(
  db: DatabaseOrTransaction,
  orderId: string,
): Promise<ReturnRow | undefined> {
  const [open] = await db
    .select()
    .from(orderReturns)
    .where(and(eq(orderReturns.orderId, orderId), eq(orderReturns.state, 'asked')))
  return open
}

export async function findReturn(
  db: DatabaseOrTransaction,
  { orderId, returnId }: { orderId: string; returnId: string },
): Promise<ReturnRow | undefined> {
  const isOwnReturn = and(eq(orderReturns.id, returnId), eq(orderReturns.orderId, orderId))
  return (await db.select().from(orderReturns).where(isOwnReturn))[0]
}

export async function isReturnWanted(tx: Transaction, returnId: string): Promise<boolean> {
  const isOpenState = inArray(orderReturns.state, ['asked', 'refunded'])
  const rows = await tx
    .select({ id: orderReturns.id })
    .from(orderReturns)
    .where(and(eq(orderReturns.id, returnId), isOpenState))
  return rows.length > 0
}

export function listReturns(db: DatabaseOrTransaction, orderId: string): Promise<ReturnRow[]> {
  return db
    .select()
    .from(orderReturns)
    .where(eq(orderReturns.orderId, orderId))
    .orderBy(desc(orderReturns.createdAt))
}

export async function endReturn(
  tx: Transaction,
  open: Pick<ReturnRow, 'id' | 'orderId'>,
  { state, answer = '', now }: { state: Exclude<ReturnState, 'asked'>; answer?: string; now: Date },
): Promise<void> {
  await tx
    .update(orderReturns)
    .set({ state, answer, endedAt: now })
    .where(and(eq(orderReturns.id, open.id), eq(orderReturns.state, 'asked')))
  for (const kind of ['withdrawal', 'trouble'] as const)
    await resolveFindings(tx, { kind, subject: open.orderId, now })
}

/** The owner refunded the money another way, so the return is settled. */
export async function endSettledReturn(tx: Transaction, order: OrderRow, now: Date): Promise<void> {
  const open = await findOpenReturn(tx, order.id)
  if (!open) return
  // A return worth 0 stays open for its replacement, whatever is refunded.
  const plan = open.amount === 0 ? planComplaint : planReturn
  const remainingPlan = plan(await refundableOrder(tx, order), open.lines)
  if (!remainingPlan.ok) await endReturn(tx, open, { state: 'refunded', now })
}

export const promisedComplaintDays = sql<string | null>`(
  select s."values"->>'complaintDays' from shop_settings s where s.section = 'returns')`

export async function readComplaintDays(db: DatabaseOrTransaction): Promise<number> {
  const { rows } = await db.execute<{ days: string | null }>(sql`select ${promisedComplaintDays} as days`)
  return countComplaintDays(rows[0]?.days ?? null)
}
