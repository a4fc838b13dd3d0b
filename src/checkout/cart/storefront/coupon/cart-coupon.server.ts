import { buyable } from '#checkout/cart/domain/line-notice.ts'
import type { Cart } from '#checkout/cart/use-cases/load-cart.ts'
import { saveCartCoupon } from '#checkout/cart/use-cases/save-cart-coupon.ts'
import { couponRefusalSentence } from '#orders/coupons/copy.ts'
import { type CouponCandidate, fittingCoupons } from '#orders/coupons/domain/choose-coupon.ts'
import { foldCouponCode, isCouponCode } from '#orders/coupons/domain/coupon-code.ts'
import { isoDay } from '#platform/domain/sao-paulo-time.ts'
import { hostCookieName, textCookie } from '#platform/http/request/text-cookie.server.ts'
import type { Shop } from '#platform/shop.ts'
import type { CartCoupon } from './cart-coupon.ts'

/** The coupons of this cart as the page needs them, checked anew with every load. */
export function viewCartCoupon(
  shop: Pick<Shop, 'clock'>,
  { lines }: Pick<Cart, 'lines'>,
  candidates: readonly CouponCandidate[],
): CartCoupon {
  const today = isoDay(shop.clock.now())
  const { fitting, refusal } = fittingCoupons({ candidates, lines: buyable(lines), today })
  const chosen = candidates.find(({ coupon }) => coupon.code !== null)?.coupon
  return {
    fitting: fitting.map(({ coupon: { id, code, label, offer }, amount }) => ({
      coupon: { id, code, label, offer },
      amount,
    })),
    entered: chosen ? { label: chosen.label, problem: refusal && couponRefusalSentence(refusal) } : null,
  }
}

const MONTH_SECONDS = 30 * 24 * 60 * 60

/** The code that a guest typed, until they sign in. */
const cookieOf = ({ config: { siteUrl } }: Shop) =>
  textCookie(siteUrl, hostCookieName(siteUrl, 'lume_coupon'))

export function guestCouponCookie(shop: Shop, typed: string): Promise<string> {
  return cookieOf(shop).set(foldCouponCode(typed).slice(0, 24), { maxAge: MONTH_SECONDS })
}

/** Puts what the customer typed as a guest into their own cart, once; the header that forgets it, or null where there was nothing. */
export async function claimGuestCoupon(
  shop: Shop,
  request: Request,
  visitor: { userId: string; clientAddress: string },
): Promise<string | null> {
  const typed = await cookieOf(shop).read(request.headers.get('cookie'))
  if (!typed) return null
  // What it does not fit, the field says when the customer types it again: a page is no answer to a code.
  if (isCouponCode(typed)) await saveCartCoupon(shop, { ...visitor, typed })
  return cookieOf(shop).clear()
}
