import {
  isOrderStatus,
  isPaymentStatus,
  type OrderStatus,
  type PaymentStatus,
} from '#orders/domain/order-status.ts'

/** Two facts in one field of a form: an order, and what was seen of it or happened to it. */
export const writePair = (orderId: string, fact: string) => `${orderId} ${fact}`

/** A change of status by its order and its name, for the undo button. */
export function readChange(written: string): { orderId: string; change: string } {
  const [orderId = '', change = ''] = written.split(' ')
  return { orderId, change }
}

export function readSeenOrder(written: string): { orderId: string; seen: OrderStatus | undefined } {
  const [orderId = '', status] = written.split(' ')
  return { orderId, seen: isOrderStatus(status) ? status : undefined }
}

export interface Agreed {
  readonly status: OrderStatus
  readonly payment: PaymentStatus
}

/** How an order stood when the owner was asked about it, in the box that says 'all the same'. */
export const writeAgreed = (orderId: string, { status, payment }: Agreed) => `${orderId} ${status} ${payment}`

export function readAgreed(written: readonly string[]): ReadonlyMap<string, Agreed> {
  return new Map(
    written.flatMap((box): [string, Agreed][] => {
      const [orderId = '', status, payment] = box.split(' ')
      return isOrderStatus(status) && isPaymentStatus(payment) ? [[orderId, { status, payment }]] : []
    }),
  )
}
