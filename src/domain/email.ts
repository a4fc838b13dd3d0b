import type { GiftReceiver, OrderGift } from '#domain/gifts/gift.ts'
import type { DeclineReason } from './checkout/decline-reason.ts'
import type { PaidWith } from './checkout/payment-method.ts'
import type { PromisedSlot } from './delivery/shifts.ts'
import type { Centavos } from './money.ts'
import type { FindingKind } from './orders/finding-kind.ts'
import type { OrderStatus } from './orders/order-status.ts'
import type { PourTrouble } from './pours/pour.ts'
import type { ReturnKind, ReturnWay, ReturnWish } from './returns/order-return.ts'
import type { ReviewRefusalReason } from './reviews/review.ts'

/**
 * The e-mails the shop writes, as facts: who gets it and what it is about. They wait in the outbox as JSON, so
 * instants are ISO text. The names inside `data` are those of the specification's e-mail payload.
 */
export type Email =
  | EmailOf<'account-confirmation', { customerName: string; confirmationUrl: string }>
  | EmailOf<'address-confirmation', { customerName: string; confirmationUrl: string }>
  | EmailOf<'password-recovery', { customerName: string; resetUrl: string }>
  | EmailOf<'password-changed', { customerName: string }>
  | EmailOf<'second-factor-changed', { customerName: string; change: FactorChange }>
  | EmailOf<'pix-key-changed', PixKeyChanged>
  | EmailOf<'new-device', { customerName: string; at: string }>
  | EmailOf<'sign-in-code', { signInCode: string }>
  | EmailOf<'deletion-code', { customerName: string; deletionCode: string }>
  | EmailOf<'account-deleted', { customerName: string }>
  | EmailOf<'welcome', { customerName: string; customerEmail: string }>
  | EmailOf<'newsletter-welcome', { unsubscribeToken: string }>
  | EmailOf<'restock-confirmation', { productName: string; confirmationUrl: string }>
  | EmailOf<'restock-notice', RestockNotice>
  | EmailOf<'pots-coupon', { customerName: string; couponCode: string; percent: number }>
  | EmailOf<'order-confirmation', OrderConfirmation>
  | EmailOf<'order-status-update', OrderStatusUpdate>
  | EmailOf<'delivery-changed', DeliveryChanged>
  | EmailOf<'order-corrected', OrderCorrected>
  | EmailOf<'items-changed', ItemsChanged>
  | EmailOf<'pix-waiting', PixWaiting>
  | EmailOf<'pour-trouble', PourTroubleNotice>
  | EmailOf<'payment-refused', PaymentRefused>
  | EmailOf<'payment-refunded', PaymentRefunded>
  | EmailOf<'customer-message', CustomerMessage>
  | EmailOf<'owner-order', OwnerOrder>
  | EmailOf<'owner-notices', OwnerNotices>
  | EmailOf<'review-invitation', ReviewInvitation>
  | EmailOf<'review-refused', ReviewRefused>
  | EmailOf<'return-asked', ReturnAsked>
  | EmailOf<'return-answered', ReturnAnswered>

/** What happened to the second factor of an account: one came or went, the last went, the recovery codes are new. */
export type FactorChange = 'added' | 'removed' | 'off' | 'codes'

/** Where the shop's Pix goes has changed, or was changed back. */
export interface PixKeyChanged {
  customerName: string
  /** Who did it. */
  actorName: string
  /** Null where the shop has no key of its own any more. */
  maskedKey: string | null
  /** ISO instant. */
  since: string
  isTakenBack: boolean
}

export type EmailType = Email['type']
export type EmailData<Type extends EmailType> = Extract<Email, { type: Type }>['data']

interface EmailOf<Type extends string, Data> {
  readonly type: Type
  readonly to: string
  readonly data: Data
}

/** A candle is back, for somebody who asked to hear of it. */
export interface RestockNotice {
  productName: string
  productSlug: string
  /** Path on the site. */
  image: string | null
  /** Opaque, in the link that leaves the line. */
  leaveToken: string
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
  /** Missing without a coupon, and in messages of an older version. */
  coupon?: { label: string; amount: Centavos } | null
  /** Eleven digits, where she wanted it on the invoice; missing in messages of an older version. */
  customerCpf?: string | null
  /** Missing where it is no present, and in messages of an older version. */
  gift?: OrderGift | null
  /** What the freight cost; 0 when none was charged. */
  shippingAmount: Centavos
  shippingProvider?: string | null
  /** Four digits to show at the door of the workshop; missing where it is brought. */
  pickupCode?: string | null
  /** She had it in her hands when she bought it. */
  isHandedOver?: boolean
  /** 'yyyy-MM-dd' */
  promisedDay?: string | null
  /** Missing where there is no shift, and in messages of an older version. */
  promise?: PromisedSlot | null
  /** The slot that could not be kept, because the payment came late. */
  missed?: PromisedSlot | null
}

export interface OrderConfirmationItem {
  name: string
  variantName?: string | null
  quantity: number
  unitPrice: Centavos
  totalPrice: Centavos
  /** Path on the site or a whole URL. */
  image?: string | null
}

export interface EmailAddressLines {
  line1: string
  line2?: string | null
  city: string
  state: string
  postal_code: string
  country: string
}

export interface OrderStatusUpdate {
  customerName: string
  orderNumber: string
  status: OrderStatus
  trackingNumber?: string | null
  /** Where she fetches it at the workshop. */
  pickupCode?: string | null
  /** ISO instant. */
  estimatedDeliveryDate?: string | null
  /** 'yyyy-MM-dd' */
  promisedDay?: string | null
  promise?: PromisedSlot | null
}

/** A delivery for the customer's own calendar. */
export interface DeliveryEvent {
  orderNumber: string
  promise: PromisedSlot
  address: EmailAddressLines
  /** ISO instants; `changedAt` is missing where it is as it was ordered. */
  orderDate: string
  changedAt?: string | null
  /** Where she fetches it at the workshop. */
  pickupCode?: string | null
}

export interface DeliveryChanged extends DeliveryEvent {
  customerName: string
  /** Whoever did not change it. */
  toldTo: 'customer' | 'owner'
  /** What was promised before; null where it was a day without a shift. */
  before: PromisedSlot | null
}

/** How an order's recipient and address stand after the owner put them right. */
export interface OrderCorrected {
  customerName: string
  customerPhone: string | null
  /** Who gets it, where it is a present for somebody else; missing in messages of an older version. */
  receiver?: GiftReceiver | null
  orderNumber: string
  /** Null where she fetches it at the workshop. */
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

/** Candles that she reserved and paid for cannot be delivered as promised: she chooses another day or her money. */
export interface PourTroubleNotice {
  customerName: string
  orderNumber: string
  /** The name of the candle that is missing. */
  candle: string
  trouble: PourTrouble
  /** When the pour is ready now, 'yyyy-MM-dd'; of no meaning for one that failed. */
  readyOn: string
}

export interface PaymentRefused {
  customerName: string
  orderNumber: string
  orderTotal: Centavos
  /**
   * A declined card may be tried again at once; an expired order gave its candles back to the shelf. 'pix-unseen' is an expired
   * order whose Pix went, if it went, to the owner's own key. 'taken-back': she confirmed a Pix by mistake.
   */
  cause: 'declined' | 'expired' | 'pix-unseen' | 'taken-back'
  declineReason?: DeclineReason | null
}

export interface PaymentRefunded {
  customerName: string
  orderNumber: string
  refundAmount: Centavos
  /** Missing in messages of an older version, which knew cards only. */
  paymentMethod?: PaidWith
  /** 'sold-out': the payment came after the hold had ended and the last units were gone. 'partial': some of it. */
  cause: 'sold-out' | 'cancelled' | 'partial'
}

/** A sale, for the owner: what the customer was told, and what she needs to pack and deliver it. */
export interface OwnerOrder extends OrderConfirmation {
  orderId: string
  customerPhone: string | null
  /** Her own notes on the order. */
  note: string | null
}

/** What the owner is told of together: sales of the last hour or day, and what waits for her. */
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
  message: string | null
}

/** The owner's own words about an order. */
export interface CustomerMessage {
  customerName: string
  orderNumber: string
  subject: string
  text: string
}

/** How was it? Only to who agreed to be asked. */
export interface ReviewInvitation {
  customerName: string
  /** The names of the candles that she has not reviewed yet. */
  candles: string[]
  reviewUrl: string
  leaveUrl: string
}

export interface ReviewRefused {
  customerName: string
  productName: string
  reason: ReviewRefusalReason
  reviewUrl: string
}

/** The receipt for what she gives back, gives up or complains of. */
export interface ReturnAsked {
  customerName: string
  orderNumber: string
  kind: ReturnKind
  wish: ReturnWish
  /** What goes back. */
  amount: Centavos
  /** '2 × Capim-limão, 180 g' */
  lines: string[]
  /** Null where there is nothing to bring back. */
  returnWay: ReturnWay | null
  paymentMethod: PaidWith
  /** The owner sends the money herself. */
  isByHand: boolean
}

export interface ReturnAnswered {
  customerName: string
  orderNumber: string
  kind: ReturnKind
  cause: 'collection' | 'exchange' | 'declined'
  /** 'yyyy-MM-dd', of a collection. */
  day: string | null
  /** The owner's own. */
  words: string
}
