import type { SlotRefusal } from '#delivery/calendar/domain/slot-refusal.ts'
import type { MissingUnits } from '#orders/domain/missing-units.ts'
import type { Centavos } from '#platform/domain/money.ts'
import type { Refusal } from '#platform/domain/result.ts'
import type { HoldRefusal } from './check-hold.ts'

export type ChangedPrice = { readonly name: string; readonly before: Centavos; readonly now: Centavos }

/** A refused checkout charged nothing. Except after the two provider refusals, it also changed nothing. */
export type CheckoutRefusal =
  | Refusal<'cart-empty'>
  | Refusal<'cart-changed'>
  | Refusal<'gift-changed'>
  | Refusal<'gift-not-by-post', { names: string[] }>
  /** Every parcel needs the CPF of its recipient. */
  | Refusal<'cpf-missing'>
  | Refusal<'email-differs'>
  | Refusal<'product-unavailable', { names: string[] }>
  | Refusal<'out-of-stock', { items: MissingUnits[] }>
  | Refusal<'price-changed', { items: ChangedPrice[] }>
  | Refusal<'total-changed', { before: Centavos; now: Centavos }>
  | Refusal<'coupon-gone', { label: string }>
  | Refusal<'voucher-changed'>
  | Refusal<'freight-missing'>
  | Refusal<'freight-stale'>
  | Refusal<'courier-off'>
  | Refusal<'shop-closed'>
  | Refusal<'shop-paused', { opensOn: string | null }>
  | Refusal<'address-not-found'>
  | Refusal<'outside-city', { place: string | null }>
  | SlotRefusal
  | HoldRefusal
  | Refusal<'already-paid', { sessionId: string }>
  | Refusal<'method-unavailable'>
  | Refusal<'payment-not-opened'>
  | Refusal<'provider-unavailable'>
  /** The page and the session disagree on whether this is a test purchase. */
  | Refusal<'test-changed'>

export type CheckoutRefusalCode = CheckoutRefusal['code']
