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

/** The receipt for what the customer gives back, gives up or complains of. */
export interface ReturnRequested {
  customerName: string
  orderNumber: string
  kind: ReturnKind
  wish: Remedy
  /** What goes back. */
  amount: Centavos
  /** '2 × Capim-limão, 180 g' */
  lines: string[]
  /** Null where there is nothing to bring back. */
  returnWay: ReturnWay | null
  paymentMethod: PaidWith
  /** The owner sends the money themselves. */
  isByHand: boolean
}

export interface ReturnAnswered {
  customerName: string
  orderNumber: string
  kind: ReturnKind
  cause: 'collection' | 'exchange' | 'declined' | 'posting'
  /** 'yyyy-MM-dd', of a collection or an exchange; null for exchanges made before a day was promised. */
  day: string | null
  deliveryWay?: DeliveryWay
  /** The owner's own. */
  words: string
  /** How the customer posts it: with a code that they show there, or with a label that they print on their order's page. */
  posting?: { code: string | null; hasLabel: boolean }
}
