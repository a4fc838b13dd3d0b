import { expect, test } from 'vitest'
import { deriveOrderStatus, isLaterState } from './shipment.ts'

test('a parcel never goes back, and is not cancelled once it was posted', () => {
  expect(isLaterState('bought', 'posted')).toBe(true)
  expect(isLaterState('posted', 'posted')).toBe(false)
  expect(isLaterState('delivered', 'moving')).toBe(false)
  expect(isLaterState('bought', 'cancelled')).toBe(true)
  expect(isLaterState('posted', 'cancelled')).toBe(false)
  expect(isLaterState('cancelled', 'posted')).toBe(false)
})

test('an order has left, and arrived, with the last of its parcels', () => {
  expect(deriveOrderStatus(['bought', 'posted'])).toBeNull()
  expect(deriveOrderStatus(['posted', 'delivered', 'cancelled'])).toBe('shipped')
  expect(deriveOrderStatus(['delivered', 'delivered'])).toBe('delivered')
  expect(deriveOrderStatus(['cancelled'])).toBeNull()
})
