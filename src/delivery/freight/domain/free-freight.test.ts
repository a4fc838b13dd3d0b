import { expect, it } from 'vitest'
import { findFreightCoupon, freightAfterThreshold, isFreightFree } from './free-freight.ts'

it('gives the freight from the threshold on, and never where there is none', () => {
  expect([19_999, 20_000, 20_001].map((subtotal) => isFreightFree(20_000, subtotal))).toEqual([
    false,
    true,
    true,
  ])
  expect(isFreightFree(null, 1_000_000)).toBe(false)
  expect([freightAfterThreshold(1852, 20_000, 19_999), freightAfterThreshold(1852, 20_000, 20_000)]).toEqual([
    1852, 0,
  ])
})

it('names the coupon of a freight that was given away, not that of the candles', () => {
  const order = { shippingWaivedAmount: 1852, couponDiscountAmount: 0, couponLabel: 'Cupom NATAL' }
  expect(findFreightCoupon(order)).toBe('Cupom NATAL')
  expect(findFreightCoupon({ ...order, couponDiscountAmount: 500 })).toBeNull()
  expect(findFreightCoupon({ ...order, shippingWaivedAmount: 0 })).toBeNull()
})
