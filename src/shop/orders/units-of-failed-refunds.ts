import { and, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '#database/connect.ts'
import { refunds } from '#database/schema/payments.ts'
import { orderReturns } from '#database/schema/returns.ts'
import type { OrderItemRow } from './order-rows.ts'

/**
 * By item, the units that are on the shelf although the refund they came back with failed: giving that money back again brings no others.
 * `except` is the refund or return that brings units now.
 */
export async function unitsOfFailedRefunds(
  tx: Transaction,
  items: readonly OrderItemRow[],
  { orderId, except }: { orderId: string; except: string },
): Promise<Map<string, number>> {
  const rows = await tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), inArray(refunds.state, ['done', 'failed'])))
  const failed = rows.filter(({ state }) => state === 'failed')
  if (failed.length === 0) return new Map()
  const returns = await tx
    .select()
    .from(orderReturns)
    .where(and(eq(orderReturns.orderId, orderId), eq(orderReturns.isRestocked, true)))
  const stillStanding = [
    ...rows.filter(({ state, restock }) => state === 'done' && restock),
    ...returns.filter(({ id }) => !failed.some(({ key }) => key.endsWith(`:return:${id}`))),
  ].filter(({ id }) => id !== except)
  const unclaimed = new Map(items.map(({ id, returnedQuantity }) => [id, returnedQuantity]))
  for (const { itemId, quantity } of stillStanding.flatMap(({ lines }) => lines))
    unclaimed.set(itemId, Math.max(0, (unclaimed.get(itemId) ?? 0) - quantity))
  return unclaimed
}
