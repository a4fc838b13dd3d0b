import type { FindingKind } from '#catalogue/stock/domain/finding-kind.ts'
import type { Centavos } from '#platform/domain/money.ts'
import type { OrderConfirmation } from './order-emails.ts'

declare module '#platform/mail/email.ts' {
  interface EmailKinds {
    'owner-order': OwnerOrder
    'owner-notices': OwnerNotices
  }
}

/** A sale, for the owner: what the customer was told, and what the owner needs to pack and deliver it. */
export interface OwnerOrder extends OrderConfirmation {
  orderId: string
  customerPhone: string | null
  /** The owner's own notes on the order. */
  note: string | null
}

/** What the owner is told of together: sales of the last hour or day, and what waits for them. */
export interface OwnerNotices {
  orders: OwnerOrderLine[]
  notices: OwnerNotice[]
}

export interface OwnerOrderLine {
  orderId: string
  orderNumber: string
  customerName: string
  orderTotal: Centavos
  units: number
}

export interface OwnerNotice {
  kind: FindingKind
  about: string
  orderId: string | null
  productId: string | null
  amount: Centavos | null
  expected: Centavos | null
  customerName: string | null
  /** ISO instant. */
  answerBy: string | null
  left: number | null
  isOfVoucher?: boolean
  message: string | null
}
