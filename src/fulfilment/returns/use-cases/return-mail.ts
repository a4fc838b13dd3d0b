import type { RefundLine } from '#orders/domain/plan-refund.ts'
import type { ReturnAnswered } from '#orders/returns/return-emails.ts'
import type { OrderItemRow, OrderRow } from '#orders/use-cases/order-rows.ts'
import type { ReturnRow } from '#orders/use-cases/return-rows.ts'
import { isRefundedByHand } from '#platform/domain/payment-method.ts'
import type { Job } from '#platform/outbox.ts'

/** The law requires an immediate receipt. */
export function returnReceipt(order: OrderRow, items: readonly OrderItemRow[], row: ReturnRow): Job {
  const { customerName, customerEmail: to, orderNumber, paymentMethod } = order
  const { id, kind, remedy, amount, returnWay } = row
  const isByHand = isRefundedByHand(order.paymentProvider)
  const lines = inWords(items, row.lines)
  return {
    name: 'send-email',
    key: `return-asked:${order.id}:${id}`,
    email: {
      type: 'return-asked',
      to,
      data: {
        customerName,
        orderNumber,
        kind,
        wish: remedy,
        amount,
        lines,
        returnWay,
        paymentMethod,
        isByHand,
      },
    },
  }
}

export function returnAnswer(
  { id: orderId, customerName, customerEmail: to, orderNumber, deliveryWay }: OrderRow,
  { id, kind }: ReturnRow,
  answer: Pick<ReturnAnswered, 'cause' | 'day' | 'words' | 'posting'>,
): Job {
  return {
    name: 'send-email',
    // An answer with another day or code is emailed again.
    key: `return-answered:${orderId}:${id}:${answer.cause}:${answer.day ?? answer.posting?.code ?? ''}`,
    email: { type: 'return-answered', to, data: { customerName, orderNumber, kind, deliveryWay, ...answer } },
  }
}

function inWords(items: readonly OrderItemRow[], lines: readonly RefundLine[]): string[] {
  return lines.flatMap(({ itemId, quantity }) => {
    const sold = items.find(({ id }) => id === itemId)?.productSnapshot
    if (!sold) return []
    return [`${quantity} × ${[sold.name, sold.variant_name].filter(Boolean).join(', ')}`]
  })
}
