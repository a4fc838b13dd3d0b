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

const buildCookie = ({ config: { siteUrl } }: Shop) =>
  textCookie(siteUrl, hostCookieName(siteUrl, 'lume_coupon'))

export function guestCouponCookie(shop: Shop, typed: string): Promise<string> {
  return buildCookie(shop).set(foldCouponCode(typed).slice(0, 24), { maxAge: MONTH_SECONDS })
}

/**
 * Moves the guest's code into the customer's cart once. Returns the header that clears the cookie, or
 * null.
 */
export async function claimGuestCoupon(
  shop: Shop,
  request: Request,
  visitor: { userId: string; clientAddress: string },
): Promise<string | null> {
  const typed = await buildCookie(shop).read(request.headers.get('cookie'))
  if (!typed) return null
  // A loader cannot show why a code was rejected; the customer sees the reason when they enter it again.
  if (isCouponCode(typed)) await saveCartCoupon(shop, { ...visitor, typed })
  return buildCookie(shop).clear()
}
