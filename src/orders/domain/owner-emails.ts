import type { FindingKind } from '#catalogue/stock/domain/finding-kind.ts'
import type { Centavos } from '#platform/domain/money.ts'
import type { OrderConfirmation } from './order-emails.ts'

declare module '#platform/mail/email.ts' {
  interface EmailKinds {
    'owner-order': OwnerOrder
    'owner-notices': OwnerNotices
  }
}

export interface OwnerOrder extends OrderConfirmation {
  orderId: string
  customerPhone: string | null
  note: string | null
}

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
  answerBy: string | null
  left: number | null
  isOfVoucher?: boolean
  message: string | null
}
