import { tooManyUnitsCopy as words } from '#checkout/purchase/copy/checkout.ts'
import type { CheckoutRefusalCode } from '#checkout/purchase/domain/checkout-refusal.ts'
import { useRootData } from '#ui/browser/use-root-data.ts'
import { Note } from '#ui/feedback/note.tsx'

/** Refusals after which the page itself must be looked at again. */
const ABOUT_THE_CART: ReadonlySet<CheckoutRefusalCode | null> = new Set([
  'cart-empty',
  'cart-changed',
  'gift-changed',
  'gift-not-by-post',
  'product-unavailable',
  'out-of-stock',
  'price-changed',
  'total-changed',
  'coupon-gone',
  'voucher-changed',
  'day-closed',
  'shift-full',
  'shift-unavailable',
  'shop-paused',
  'test-changed',
])

export const isAboutTheCart = (code: CheckoutRefusalCode | null) => ABOUT_THE_CART.has(code)

/** Refusals after which address and freight must be looked at again; the owner may have switched the courier off or on. */
const ABOUT_THE_FREIGHT: ReadonlySet<CheckoutRefusalCode | null> = new Set([
  'freight-missing',
  'freight-stale',
  'courier-off',
  'address-not-found',
  'outside-city',
])

export const isAboutTheFreight = (code: CheckoutRefusalCode | null) => ABOUT_THE_FREIGHT.has(code)

/** Refusals that close the dialog: nothing is left to buy, or the top of the page says more. */
export const leavesNothingToPay = (code: CheckoutRefusalCode | null) =>
  code === 'cart-empty' || code === 'test-changed'

/** The customer wants more than a first purchase may hold: a person answers, so the way to one stands beside the sentence. */
export function TooManyUnits({ sentence }: { sentence: string }) {
  const shop = useRootData()?.shop
  return (
    <Note tone="danger" live>
      <p>{sentence}</p>
      {shop && (
        <p>
          <a href={`mailto:${shop.email}?subject=${encodeURIComponent(words.subject)}`}>{shop.email}</a> ·{' '}
          <a href={`tel:${shop.phone.replace(/[^+\d]/g, '')}`}>{shop.phone}</a>
        </p>
      )}
    </Note>
  )
}
