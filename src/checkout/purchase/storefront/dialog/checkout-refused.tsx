import { tooManyUnitsCopy as words } from '#checkout/purchase/copy/checkout.ts'
import type { CheckoutRefusalCode } from '#checkout/purchase/domain/checkout-refusal.ts'
import { useRootData } from '#ui/browser/use-root-data.ts'
import { Note } from '#ui/feedback/note.tsx'

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

/** Refusals after which address and freight must be checked again; the owner may have toggled the courier. */
const ABOUT_THE_FREIGHT: ReadonlySet<CheckoutRefusalCode | null> = new Set([
  'freight-missing',
  'freight-stale',
  'courier-off',
  'address-not-found',
  'outside-city',
])

export const isAboutTheFreight = (code: CheckoutRefusalCode | null) => ABOUT_THE_FREIGHT.has(code)

/** Refusals that close the dialog, because nothing is left to buy or the page header explains the refusal. */
export const leavesNothingToPay = (code: CheckoutRefusalCode | null) =>
  code === 'cart-empty' || code === 'test-changed'

/** The limit applies to first purchases; larger orders are handled in person, so the contact link is shown. */
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
