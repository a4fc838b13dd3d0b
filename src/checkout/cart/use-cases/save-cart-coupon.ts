import { eq } from 'drizzle-orm'
import { type CouponRefusal, checkCoupon, checkCouponState } from '#orders/coupons/domain/check-coupon.ts'
import { foldCouponCode, isCouponCode } from '#orders/coupons/domain/coupon-code.ts'
import { cartCoupons } from '#orders/coupons/schema.ts'
import { findByCode } from '#orders/coupons/use-cases/find-candidates.ts'
import { type Ok, ok, refuse } from '#platform/domain/result.ts'
import { isoDay } from '#platform/domain/sao-paulo-time.ts'
import { answerOnce, type RequestName, unnamedRequest } from '#platform/operations/request-answers.ts'
import type { RateVerdict } from '#platform/rate-limits/port.ts'
import type { Shop } from '#platform/shop.ts'
import { loadCart } from './load-cart.ts'

type TooMany = Extract<RateVerdict, { ok: false }>

/** The customer can still meet these conditions, so the coupon is kept and its problem displayed. */
const WAITS: ReadonlySet<string> = new Set([
  'coupon-below-minimum',
  'coupon-other-candles',
  'coupon-set-incomplete',
])

interface Typed {
  userId: string
  typed: string
  clientAddress: string
  request?: RequestName
}

/** Failed attempts are rate-limited before lookup. Expired coupons get the same answer as unknown ones. */
export async function saveCartCoupon(
  shop: Shop,
  { userId, typed, clientAddress, request = unnamedRequest }: Typed,
): Promise<Ok<{ label: string }> | CouponRefusal | TooMany> {
  const byAccount = await shop.rateLimits.consume('coupon-code', userId)
  if (!byAccount.ok) return byAccount
  const byPlace = await shop.rateLimits.consume('coupon-code-address', clientAddress)
  if (!byPlace.ok) return byPlace
  const code = foldCouponCode(typed)
  const coupon = isCouponCode(code) ? await findByCode(shop.db, { userId, code }) : null
  const today = isoDay(shop.clock.now())
  if (!coupon || !checkCouponState(coupon.coupon, today).ok) {
    shop.log.info({ code: code.slice(0, 24), isKnown: coupon !== null }, 'A coupon code was refused.')
    return refuse('coupon-unknown')
  }
  await shop.rateLimits.refund('coupon-code', userId)
  await shop.rateLimits.refund('coupon-code-address', clientAddress)
  const { lines } = await loadCart(shop, { userId })
  const checked = checkCoupon({ ...coupon, lines, today })
  if (!checked.ok && !WAITS.has(checked.code)) return checked
  return answerOnce(shop, request, async (inside) => {
    await writeCartCoupon(inside, { userId, couponId: coupon.coupon.id })
    return ok({ label: coupon.coupon.label })
  })
}

async function writeCartCoupon(
  { db, clock }: Shop,
  row: { userId: string; couponId: string },
): Promise<void> {
  const { couponId } = row
  await db
    .insert(cartCoupons)
    .values({ ...row, createdAt: clock.now() })
    .onConflictDoUpdate({ target: cartCoupons.userId, set: { couponId, createdAt: clock.now() } })
}

export async function dropCoupon({ db }: Pick<Shop, 'db'>, { userId }: { userId: string }): Promise<void> {
  await db.delete(cartCoupons).where(eq(cartCoupons.userId, userId))
}
