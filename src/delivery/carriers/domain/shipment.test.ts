import { expect, test } from 'vitest'
import { isLaterState, orderStatusOf } from './shipment.ts'

test('a parcel never goes back, and is not cancelled once it was posted', () => {
  expect(isLaterState('bought', 'posted')).toBe(true)
  expect(isLaterState('posted', 'posted')).toBe(false)
  expect(isLaterState('delivered', 'moving')).toBe(false)
  expect(isLaterState('bought', 'cancelled')).toBe(true)
  expect(isLaterState('posted', 'cancelled')).toBe(false)
  expect(isLaterState('cancelled', 'posted')).toBe(false)
})

test('an order has left, and arrived, with the last of its parcels', () => {
  expect(orderStatusOf(['bought', 'posted'])).toBeNull()
  expect(orderStatusOf(['posted', 'delivered', 'cancelled'])).toBe('shipped')
  expect(orderStatusOf(['delivered', 'delivered'])).toBe('delivered')
  expect(orderStatusOf(['cancelled'])).toBeNull()
})
