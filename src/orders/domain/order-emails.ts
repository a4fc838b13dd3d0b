import type { BatchProblem, KnownBatch } from '#catalogue/stock/domain/batch.ts'
import type { ArrivalDays, PromisedSlot } from '#delivery/calendar/domain/shifts.ts'
import type { Centavos } from '#platform/domain/money.ts'
import type { PaidWith } from '#platform/domain/payment-method.ts'
import type { Invoice } from './access-key.ts'
import type { DeclineReason } from './decline-reason.ts'
import type { GiftReceiver, OrderGift } from './gift.ts'
import type { OrderStatus } from './order-status.ts'

declare module '#platform/mail/email.ts' {
  interface EmailKinds {
    'order-confirmation': OrderConfirmation
    'order-status-update': OrderStatusUpdate
    'delivery-changed': DeliveryChanged
    'parcel-moved': ParcelMoved
    'order-corrected': OrderCorrected
    'items-changed': ItemsChanged
    'pix-waiting': PixWaiting
    'batch-trouble': BatchProblemNotice
    'payment-refused': PaymentRefused
    'payment-refunded': PaymentRefunded
    'customer-message': CustomerMessage
  }
}

export interface OrderConfirmation {
  customerName: string
  orderNumber: string
  orderTotal: Centavos
  items: OrderConfirmationItem[]
  shippingAddress: EmailAddressLines
  orderDate: string
  /** Emails of the function `send-email` lack the optional fields. */
  paymentMethod?: PaidWith
  pixDiscountAmount?: Centavos
  voucherAmount?: Centavos
  coupon?: { label: string; amount: Centavos } | null
  customerCpf?: string | null
  gift?: OrderGift | null
  shippingAmount: Centavos
  shippingWaived?: { amount: Centavos; couponLabel: string | null } | null
  shippingProvider?: string | null
  /** Four digits to show at the workshop; absent for deliveries. */
  pickupCode?: string | null
  /** True if sold in person, so the customer already has the order. */
  isHandedOver?: boolean
  promisedDay?: string | null
  promise?: PromisedSlot | null
  /** The carrier's arrival window; absent for other delivery methods. */
  arrives?: ArrivalDays | null
  kitCoupon?: KitCoupon | null
  readyOn?: string | null
  missed?: PromisedSlot | null
}

/** A personal coupon, as a percentage or an amount, for a full-size candle from the kit. */
export interface KitCoupon {
  couponCode: string
  percent: number | null
  amount: Centavos | null
  minimum: Centavos
}

export interface OrderConfirmationItem {
  name: string
  variantName?: string | null
  quantity: number
  unitPrice: Centavos
  totalPrice: Centavos
  image?: string | null
  batch?: KnownBatch | null
}

export interface EmailAddressLines {
  line1: string
  line2?: string | null
  city: string
  state: string
  postal_code: string
  country: string
}

export type CancelledMoney =
  | 'unpaid'
  | 'unpaid-pix'
  | 'refunded'
  | 'kept'
  | 'card'
  | 'pix'
  | 'own-key'
  | 'by-hand'
  | 'voucher'
  | 'with-voucher'

export interface OrderStatusUpdate {
  customerName: string
  orderNumber: string
  status: OrderStatus
  trackingNumber?: string | null
  invoice?: Pick<Invoice, 'accessKey' | 'number'> | null
  pickupCode?: string | null
  pickupAt?: string | null
  money?: CancelledMoney
  estimatedDeliveryDate?: string | null
  promisedDay?: string | null
  promise?: PromisedSlot | null
  arrives?: ArrivalDays | null
  carrier?: string | null
  batches?: { candle: string; batch: KnownBatch }[]
}

export interface DeliveryEvent {
  orderNumber: string
  promise: PromisedSlot
  address: EmailAddressLines
  /** `changedAt` is absent if the delivery is unchanged since the order. */
  orderDate: string
  changedAt?: string | null
  pickupCode?: string | null
}

export interface DeliveryChanged extends DeliveryEvent {
  customerName: string
  /** The side that did not make the change. */
  toldTo: 'customer' | 'owner'
  /** Null if a day without a shift was promised. */
  before: PromisedSlot | null
}

export interface ParcelMoved {
  customerName: string
  orderNumber: string
  leavesOn: string
  arrives: ArrivalDays
  before: ArrivalDays
}

export interface OrderCorrected {
  customerName: string
  customerPhone: string | null
  receiver?: GiftReceiver | null
  orderNumber: string
  address: EmailAddressLines | null
  promise: PromisedSlot | null
  orderDate: string
  changedAt: string
}

export interface ItemsChanged extends OrderConfirmation {
  payUntil: string
}

export interface PixWaiting {
  customerName: string
  orderNumber: string
  orderTotal: Centavos
  payUntil: string
}

export interface BatchProblemNotice {
  customerName: string
  orderNumber: string
  candle: string
  /** The name is fixed, because queued messages of older versions use it. */
  trouble: BatchProblem
  /** New ready day ('yyyy-MM-dd'); meaningless if the batch failed. */
  readyOn: string
}

export interface PaymentRefused {
  customerName: string
  orderNumber: string
  orderTotal: Centavos
  /** 'declined' can be retried immediately. After expiry the units were already released. */
  cause: 'declined' | 'expired' | 'pix-expired' | 'pix-unseen' | 'taken-back'
  isVoucher: boolean
  declineReason: DeclineReason | null
}

export interface PaymentRefunded {
  customerName: string
  orderNumber: string
  refundAmount: Centavos
  /** Part refunded to the voucher's balance; the rest is refunded as money. */
  voucherAmount?: Centavos
  paymentMethod: PaidWith
  /**
   * 'sold-out': the hold expired and the last units were sold. 'coupon-gone', 'voucher-gone': another
   * payment used it first. 'partial': partial refund.
   */
  cause: 'sold-out' | 'coupon-gone' | 'voucher-gone' | 'cancelled' | 'partial' | 'failed'
  /** Kit coupon that ends with the refund; after a failed refund, the one that is restored. */
  endedCoupon?: string
  restoredCoupon?: string
}

export interface CustomerMessage {
  customerName: string
  orderNumber: string
  subject: string
  text: string
}
