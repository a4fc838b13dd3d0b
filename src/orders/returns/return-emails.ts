import type { DeliveryWay } from '#delivery/calendar/domain/shifts.ts'
import type { Centavos } from '#platform/domain/money.ts'
import type { PaidWith } from '#platform/domain/payment-method.ts'
import type { Remedy, ReturnKind, ReturnWay } from './order-return.ts'

declare module '#platform/mail/email.ts' {
  interface EmailKinds {
    'return-asked': ReturnRequested
    'return-answered': ReturnAnswered
  }
}

export interface ReturnRequested {
  customerName: string
  orderNumber: string
  kind: ReturnKind
  wish: Remedy
  amount: Centavos
  lines: string[]
  returnWay: ReturnWay | null
  paymentMethod: PaidWith
  isByHand: boolean
}

export interface ReturnAnswered {
  customerName: string
  orderNumber: string
  kind: ReturnKind
  cause: 'collection' | 'exchange' | 'declined' | 'posting'
  /** Day of collection or exchange; null for exchanges from before such days were promised. */
  day: string | null
  deliveryWay?: DeliveryWay
  words: string
  posting?: { code: string | null; hasLabel: boolean }
}
