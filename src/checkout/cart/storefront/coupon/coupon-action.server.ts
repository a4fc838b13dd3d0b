import { data } from 'react-router'
import { pathTo } from '#addresses.ts'
import { saveCartCoupon } from '#checkout/cart/use-cases/save-cart-coupon.ts'
import { couponRefusalSentence, couponToasts } from '#orders/coupons/copy.ts'
import { functionCopy } from '#platform/copy/functions.ts'
import { isDocumentRequest } from '#platform/http/request/is-document-request.server.ts'
import type { RequestName } from '#platform/operations/request-answers.ts'
import type { Shop } from '#platform/shop.ts'
import { done, type FormAnswer, refused } from '#ui/form/form-answer.ts'
import { goOnWith } from '#ui/form/send-answer.server.ts'
import { guestCouponCookie } from './cart-coupon.server.ts'
import { COUPON_PARAMETER } from './cart-coupon.ts'

interface TypedCoupon {
  userId: string
  typed: string
  clientAddress: string
  request: RequestName
}

export async function applyCoupon(shop: Shop, typed: TypedCoupon): Promise<FormAnswer> {
  const saved = await saveCartCoupon(shop, typed)
  if (saved.ok) return done(couponToasts.applied(saved.value.label))
  const text =
    saved.code === 'too-many'
      ? functionCopy.tooMany(saved.details.retryAfterSeconds)
      : couponRefusalSentence(saved)
  return refused({ title: couponToasts.refused, text })
}

/** A guest's code is kept in a cookie and validated after sign-in. */
export async function keepForGuest(request: Request, shop: Shop, typed: string) {
  const headers = new Headers({ 'Set-Cookie': await guestCouponCookie(shop, typed) })
  const answer = done(couponToasts.kept)
  return isDocumentRequest(request)
    ? goOnWith(shop, pathTo('cart'), answer, headers)
    : data(answer, { headers })
}

export const cartWithTyped = (typed: string) => `${pathTo('cart', {}, { [COUPON_PARAMETER]: typed })}#cupom`
