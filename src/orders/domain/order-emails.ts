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
  /** ISO instant. */
  orderDate: string
  /** Missing in messages of an older version, which knew cards only. */
  paymentMethod?: PaidWith
  pixDiscountAmount?: Centavos
  /** What a voucher paid; missing without one, and in messages of an older version. */
  voucherAmount?: Centavos
  /** Missing without a coupon, and in messages of an older version. */
  coupon?: { label: string; amount: Centavos } | null
  /** Eleven digits, where the customer wanted it on the invoice; missing in messages of an older version. */
  customerCpf?: string | null
  /** Missing where it is no present, and in messages of an older version. */
  gift?: OrderGift | null
  /** What the freight cost; 0 when none was charged. */
  shippingAmount: Centavos
  /** What it would have cost, where it was given away, and the coupon that did; missing in messages of an older version. */
  shippingWaived?: { amount: Centavos; couponLabel: string | null } | null
  shippingProvider?: string | null
  /** Four digits to show at the door of the workshop; missing where it is brought. */
  pickupCode?: string | null
  /** The customer had it in their hands when they bought it. */
  isHandedOver?: boolean
  /** 'yyyy-MM-dd' */
  promisedDay?: string | null
  /** Missing where there is no shift, and in messages of an older version. */
  promise?: PromisedSlot | null
  /** Between which days a carrier brings it; missing on other ways, and in messages of an older version. */
  arrives?: ArrivalDays | null
  /** Given for a kit of it; missing where none is, and in messages of an older version. */
  kitCoupon?: KitCoupon | null
  /** Until when a candle of it still cures, 'yyyy-MM-dd'; missing where all is ready, and in messages of an older version. */
  readyOn?: string | null
  /** The slot that could not be kept, because the payment came late. */
  missed?: PromisedSlot | null
}

/** A coupon of the customer's own for a full size of what was in the kit: a share or an amount. */
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
  /** Path on the site or a whole URL. */
  image?: string | null
  /** Missing where it is not known, and in messages of an older version. */
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

/** Where the money of a cancelled order is: nobody paid, it went back, the shop keeps it for now, or by which way it goes back. */
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
  /** Of its invoice; missing where it has none, and in messages of an older version. */
  invoice?: Pick<Invoice, 'accessKey' | 'number'> | null
  /** Where the customer fetches it at the workshop. */
  pickupCode?: string | null
  /** The workshop, in one line; missing where it is brought, and in messages of an older version. */
  pickupAt?: string | null
  /** Of a cancelled order, where its money goes; missing in messages of an older version. */
  money?: CancelledMoney
  /** ISO instant. */
  estimatedDeliveryDate?: string | null
  /** 'yyyy-MM-dd' */
  promisedDay?: string | null
  promise?: PromisedSlot | null
  /** Between which days a carrier brings it, and who that is; missing on other ways. */
  arrives?: ArrivalDays | null
  carrier?: string | null
  /** Of candles that are on their way, those whose batch is known; missing in messages of an older version. */
  batches?: { candle: string; batch: KnownBatch }[]
}

/** A delivery for the customer's own calendar. */
export interface DeliveryEvent {
  orderNumber: string
  promise: PromisedSlot
  address: EmailAddressLines
  /** ISO instants; `changedAt` is missing where it is as it was ordered. */
  orderDate: string
  changedAt?: string | null
  /** Where the customer fetches it at the workshop. */
  pickupCode?: string | null
}

export interface DeliveryChanged extends DeliveryEvent {
  customerName: string
  /** Whoever did not change it. */
  toldTo: 'customer' | 'owner'
  /** What was promised before; null where it was a day without a shift. */
  before: PromisedSlot | null
}

/** The workshop is closed on the day on which a parcel was to leave: it arrives later. */
export interface ParcelMoved {
  customerName: string
  orderNumber: string
  /** 'yyyy-MM-dd' */
  leavesOn: string
  arrives: ArrivalDays
  before: ArrivalDays
}

/** How an order's recipient and address stand after the owner put them right. */
export interface OrderCorrected {
  customerName: string
  customerPhone: string | null
  /** Who gets it, where it is a present for somebody else; missing in messages of an older version. */
  receiver?: GiftReceiver | null
  orderNumber: string
  /** Null where the customer fetches it at the workshop. */
  address: EmailAddressLines | null
  promise: PromisedSlot | null
  /** ISO instants. */
  orderDate: string
  changedAt: string
}

/** The owner changed the items of an order that is not paid yet. */
export interface ItemsChanged extends OrderConfirmation {
  /** ISO instant. */
  payUntil: string
}

/** Leads back to the code of an order that waits for its Pix. */
export interface PixWaiting {
  customerName: string
  orderNumber: string
  orderTotal: Centavos
  /** ISO instant. */
  payUntil: string
}

/** Candles that the customer reserved and paid for cannot be delivered as promised: they choose another day or their money. */
export interface BatchProblemNotice {
  customerName: string
  orderNumber: string
  /** The name of the candle that is missing. */
  candle: string
  /** Waits under this name in queues of older versions, too. */
  trouble: BatchProblem
  /** When the batch is ready now, 'yyyy-MM-dd'; of no meaning for one that failed. */
  readyOn: string
}

export interface PaymentRefused {
  customerName: string
  orderNumber: string
  orderTotal: Centavos
  /**
   * A declined card may be tried again at once; an expired order, or one whose Pix code expired, gave its candles
   * back to the shelf.
   */
  cause: 'declined' | 'expired' | 'pix-expired' | 'pix-unseen' | 'taken-back'
  /** A vale-presente was to be bought: nothing was reserved, and there is nothing to order again. */
  isVoucher?: boolean
  declineReason?: DeclineReason | null
}

export interface PaymentRefunded {
  customerName: string
  orderNumber: string
  refundAmount: Centavos
  /** What of it went back to the balance of a voucher; the rest is money. */
  voucherAmount?: Centavos
  /** Missing in messages of an older version, which knew cards only. */
  paymentMethod?: PaidWith
  /**
   * 'sold-out': the hold had ended and the last units were gone. 'coupon-gone', 'voucher-gone': another payment was
   * quicker with the coupon, or the voucher's balance. 'partial': some of it.
   */
  cause: 'sold-out' | 'coupon-gone' | 'voucher-gone' | 'cancelled' | 'partial' | 'failed'
  /** The coupon that a kit gave the customer, and that goes with it; where the refund failed, the one that they have again. */
  endedCoupon?: string
  restoredCoupon?: string
}

/** The owner's own words about an order. */
export interface CustomerMessage {
  customerName: string
  orderNumber: string
  subject: string
  text: string
}
