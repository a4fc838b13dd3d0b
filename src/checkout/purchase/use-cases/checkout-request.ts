import type { CartLine } from '#checkout/purchase/domain/check-cart.ts'
import type { ShippingAddress } from '#delivery/addresses/domain/shipping-address.ts'
import type { DeliveryConstraints } from '#delivery/calendar/domain/delivery-days.ts'
import type { DeliverySlot, DeliveryWay } from '#delivery/calendar/domain/shifts.ts'
import type { DatedOffer } from '#delivery/carriers/domain/offers.ts'
import type { FreeAbove } from '#delivery/freight/domain/free-freight.ts'
import type { ShippingBreakdown } from '#orders/schema/orders.ts'
import type { Centavos } from '#platform/domain/money.ts'
import type { PaymentMethod } from '#platform/domain/payment-method.ts'

/** What the browser asks for. It names things and quantities; every price in it is a check, never a source. */
export interface CheckoutRequest {
  readonly userId: string
  readonly cartItems: readonly CartLine[]
  readonly customer: {
    readonly name: string
    /** The account's own address, or nothing. */
    readonly email: string | null
    readonly phone: string | null
    /** Eleven digits, for the invoice and the declaration of contents of a parcel. */
    readonly cpf?: string | null
    /** Eleven digits of who receives a present; kept only if a carrier takes it. */
    readonly receiverCpf?: string | null
    /** Null where the customer fetches it themselves. */
    readonly address: ShippingAddress | null
  }
  /** The customer fetches it at the workshop; else it is brought. */
  readonly isPickup?: boolean
  /** The freight the customer was shown; null when there is no freight step. */
  readonly freightPrice: Centavos | null
  /** The carrier's offer that the customer chose; the courier's name, or none, for the ride. */
  readonly freightOffer?: { readonly carrier: string; readonly service: string } | null
  readonly expectedTotal: Centavos | null
  /** A card where nothing is said. */
  readonly paymentMethod?: PaymentMethod
  /** The customer wants the address for the next time; not looked at for a present, which goes to somebody else's door. */
  readonly keepsAddress?: boolean
  /** The fingerprint of the present that the customer was shown; null where they saw none. */
  readonly seenGift?: string | null
  /** The day and shift the customer chose; the first free one where they chose none. */
  readonly slot?: DeliverySlot | null
  /** The customer ticked the box: they want to be asked how the candles were. */
  readonly wantsReviewInvitations?: boolean
  /** The voucher whose code this browser has shown; said by the server alone. */
  readonly voucherId?: string | null
  /** An administrator tries it out, and it is rolled back: said by the server alone. */
  readonly isTest?: boolean
}

/** The freight as it was promised, where it goes and how it came about. */
export interface CheckoutFreight {
  readonly address: ShippingAddress
  /** What the ride costs, before the owner's threshold or a coupon gives it away. */
  readonly amount: Centavos
  readonly freeAbove: FreeAbove
  readonly provider: string | null
  readonly service: string | null
  readonly quoteId: string | null
  readonly eta: string | null
  readonly way: DeliveryWay
  /** What a carrier promised, and the cart that it was promised for; null on the other ways. */
  readonly parcel: { readonly offer: DatedOffer; readonly cartKey: string | null } | null
  /** What the day and shift are chosen from. */
  readonly constraints: DeliveryConstraints
  readonly distanceMetres: number | null
  readonly breakdown: ShippingBreakdown | null
}
