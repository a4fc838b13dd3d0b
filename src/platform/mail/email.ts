import type { ReviewInvitation, ReviewRefused } from '#fulfilment/reviews/domain/review.ts'
import type {
  CustomerMessage,
  DeliveryChanged,
  ItemsChanged,
  OrderConfirmation,
  OrderCorrected,
  OrderStatusUpdate,
  ParcelMoved,
  PaymentRefunded,
  PaymentRefused,
  PixWaiting,
  PourProblemNotice,
} from '#orders/domain/order-emails.ts'
import type { OwnerNotices, OwnerOrder } from '#orders/domain/owner-emails.ts'
import type { ReturnAnswered, ReturnRequested } from '#orders/returns/return-emails.ts'
import type { Centavos } from '#platform/domain/money.ts'
import type { StaffRole } from '#platform/domain/staff-role.ts'

/** To who gets it. */
interface VoucherEmail {
  receiverName: string
  giverName: string
  message: string
  amount: Centavos
  /** As it is typed. */
  voucherCode: string
  /** Opens its page; the code stands behind the '#', which no server is sent. */
  voucherUrl: string
}

/** To who bought it. */
interface VoucherBought {
  customerName: string
  orderNumber: string
  amount: Centavos
  receiverName: string
  /** Null where the giver hands over a printed card. */
  receiverEmail: string | null
  /** Null for at once. */
  sendOn: string | null
  /** Where the voucher is seen, printed and sent again. */
  orderUrl: string
}

/**
 * The e-mails the shop writes, as facts: who gets it and what it is about. They wait in the outbox as JSON, so
 * instants are ISO text.
 */
export type Email =
  | EmailOf<'account-confirmation', { customerName: string; confirmationUrl: string }>
  | EmailOf<'address-confirmation', { customerName: string; confirmationUrl: string }>
  | EmailOf<'password-recovery', { customerName: string; resetUrl: string }>
  | EmailOf<'password-changed', { customerName: string }>
  | EmailOf<'second-factor-changed', { customerName: string; change: FactorChange }>
  | EmailOf<'staff-invitation', StaffInvitation>
  | EmailOf<'pix-key-changed', PixKeyChanged>
  | EmailOf<'team-changed', TeamChanged>
  | EmailOf<'new-device', { customerName: string; at: string }>
  | EmailOf<'sign-in-code', { signInCode: string; signInUrl: string }>
  | EmailOf<'deletion-code', { customerName: string; deletionCode: string }>
  | EmailOf<'account-deleted', { customerName: string }>
  | EmailOf<'welcome', { customerName: string; customerEmail: string }>
  | EmailOf<'newsletter-welcome', { unsubscribeToken: string; awaitsOpening?: boolean }>
  | EmailOf<'shop-opened', { unsubscribeToken: string }>
  | EmailOf<'mail-proof', { customerName: string; confirmationUrl: string }>
  | EmailOf<'restock-confirmation', { productName: string; confirmationUrl: string }>
  | EmailOf<'restock-notice', RestockNotice>
  | EmailOf<'pots-coupon', { customerName: string; couponCode: string; percent: number }>
  | EmailOf<'voucher', VoucherEmail>
  | EmailOf<'voucher-bought', VoucherBought>
  | EmailOf<'order-confirmation', OrderConfirmation>
  | EmailOf<'order-status-update', OrderStatusUpdate>
  | EmailOf<'delivery-changed', DeliveryChanged>
  | EmailOf<'parcel-moved', ParcelMoved>
  | EmailOf<'order-corrected', OrderCorrected>
  | EmailOf<'items-changed', ItemsChanged>
  | EmailOf<'pix-waiting', PixWaiting>
  | EmailOf<'pour-trouble', PourProblemNotice>
  | EmailOf<'payment-refused', PaymentRefused>
  | EmailOf<'payment-refunded', PaymentRefunded>
  | EmailOf<'customer-message', CustomerMessage>
  | EmailOf<'owner-order', OwnerOrder>
  | EmailOf<'owner-notices', OwnerNotices>
  | EmailOf<'review-invitation', ReviewInvitation>
  | EmailOf<'review-refused', ReviewRefused>
  | EmailOf<'return-asked', ReturnRequested>
  | EmailOf<'return-answered', ReturnAnswered>

/** What happened to the second factor of an account: one came or went, the last went, the recovery codes are new, another administrator took all away. */
export type FactorChange = 'added' | 'removed' | 'off' | 'codes' | 'code-used' | 'reset'

/** Somebody is asked to work in the back office. */
export interface StaffInvitation {
  customerName: string
  /** Who invites the person. */
  actorName: string
  role: StaffRole
  invitationUrl: string
}

/** Who may enter the back office has changed, or is about to. */
export interface TeamChanged {
  customerName: string
  change: 'invited' | 'joined' | 'ended'
  role: StaffRole
  /** Whose role it is. */
  personEmail: string
  /** Who did it. */
  actorName: string
}

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
  /** The person was an administrator until some days ago, and gets into no page any more. */
  isFormer?: boolean
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
  /** Absent in messages of earlier versions. */
  size?: string | null
  /** Path on the site. */
  image: string | null
  /** Opaque, in the link that leaves the queue. */
  leaveToken: string
}
