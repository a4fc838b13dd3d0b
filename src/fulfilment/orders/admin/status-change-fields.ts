import {
  isOrderStatus,
  isPaymentStatus,
  type OrderStatus,
  type PaymentStatus,
} from '#orders/domain/order-status.ts'

/** Encodes an order id and a value in one form field. */
export const writePair = (orderId: string, fact: string) => `${orderId} ${fact}`

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

export const writeAgreed = (orderId: string, { status, payment }: Agreed) => `${orderId} ${status} ${payment}`

export function readAgreed(written: readonly string[]): ReadonlyMap<string, Agreed> {
  return new Map(
    written.flatMap((box): [string, Agreed][] => {
      const [orderId = '', status, payment] = box.split(' ')
      return isOrderStatus(status) && isPaymentStatus(payment) ? [[orderId, { status, payment }]] : []
    }),
  )
}
