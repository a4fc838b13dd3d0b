import type { Transaction } from '#database/connect.ts'
import { listChanges } from '#shop/audit/list-changes.ts'
import { editVersion, type OrderEdit } from '#shop/orders/order-edits.ts'

const MOST_CHANGES_TOLD = 10

/** What was saved in another window since this dialog was filled; null when nothing was. */
export async function newerVersion(
  tx: Transaction,
  edit: OrderEdit,
  { orderId, seenVersion }: { orderId: string; seenVersion: number },
) {
  const version = await editVersion(tx, orderId, edit)
  if (version === seenVersion) return null
  const limit = Math.min(Math.max(version - seenVersion, 1), MOST_CHANGES_TOLD)
  const what = { entity: 'order', entityId: orderId, action: edit, limit } as const
  return { version, changes: await listChanges({ db: tx }, what) }
}
