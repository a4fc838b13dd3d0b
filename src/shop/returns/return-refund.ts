import { returnReasons } from '#copy/orders/returns.ts'
import type { ReturnRow } from '#shop/orders/return-rows.ts'
import type { PartialRefund } from '#shop/refunds/write-refund.ts'

/**
 * The refund of a return, under a key of its own: pressed twice it is one. The units go back to the shelf apart from the money,
 * when the owner has them.
 */
export function returnRefund({ id, kind, isWhole, amount, lines }: ReturnRow): PartialRefund {
  const request = isWhole ? ('rest' as const) : { amount, lines }
  return { request, restock: false, reason: returnReasons[kind], key: `return:${id}`, returnId: id }
}
