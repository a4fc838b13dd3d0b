import type { CartLine } from '#checkout/purchase/domain/check-cart.ts'
import type { ShippingAddress } from '#delivery/addresses/domain/shipping-address.ts'
import type { DeliveryConstraints } from '#delivery/calendar/domain/delivery-days.ts'
import type { CandleWay, DeliverySlot } from '#delivery/calendar/domain/shifts.ts'
import type { DatedOffer } from '#delivery/carriers/domain/offers.ts'
import type { FreeAbove } from '#delivery/freight/domain/free-freight.ts'
import type { ShippingBreakdown } from '#orders/schema/orders.ts'
import type { Centavos } from '#platform/domain/money.ts'
import type { PaymentMethod } from '#platform/domain/payment-method.ts'

/** Prices in the request are only compared with the server's own, never used. */
export interface CheckoutRequest {
  readonly userId: string
  readonly cartItems: readonly CartLine[]
  readonly customer: {
    readonly name: string
    readonly email: string | null
    readonly phone: string | null
    /** Eleven digits, for the invoice and the parcel's declaration of contents. */
    readonly cpf?: string | null
    /** Eleven digits of the gift's recipient; stored only if a carrier ships the order. */
    readonly receiverCpf?: string | null
    readonly address: ShippingAddress | null
  }
  readonly isPickup?: boolean
  /** Freight that the page displayed; null if there is no freight step. */
  readonly freightPrice: Centavos | null
  /** The chosen carrier offer. Null or the courier's name selects the ride. */
  readonly freightOffer?: { readonly carrier: string; readonly service: string } | null
  readonly expectedTotal: Centavos | null
  readonly paymentMethod?: PaymentMethod
  /** Saves the address in the profile. Ignored for a gift sent to someone else. */
  readonly keepsAddress?: boolean
  readonly seenGift?: string | null
  readonly slot?: DeliverySlot | null
  readonly wantsReviewInvitations?: boolean
  /** Set by the server only, from the encrypted voucher id that the browser sends. */
  readonly voucherId?: string | null
  /** Set by the server only: an administrator's test, which is rolled back. */
  readonly isTest?: boolean
}

export interface CheckoutFreight {
  readonly address: ShippingAddress
  /** Full freight, before a free-shipping threshold or coupon. */
  readonly amount: Centavos
  readonly freeAbove: FreeAbove
  readonly provider: string | null
  readonly service: string | null
  readonly quoteId: string | null
  readonly eta: string | null
  readonly way: CandleWay
  /** Quoted carrier offer and the cart it was quoted for; null for other delivery methods. */
  readonly parcel: { readonly offer: DatedOffer; readonly cartKey: string | null } | null
  readonly constraints: DeliveryConstraints
  readonly distanceMetres: number | null
  readonly breakdown: ShippingBreakdown | null
}
