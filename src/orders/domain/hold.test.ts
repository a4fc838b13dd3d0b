import { expect, test } from 'vitest'
import { hasCodeEnded, holdEndAfterSwitch, isTooLateToOpen, timeToPay } from './hold.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 16, 12, minute))

test('another payment method gives ten minutes to pay, three times, and then the rest of the hold', () => {
  const order = { holdExpiresAt: at(30), origin: 'site' as const }
  expect(holdEndAfterSwitch({ ...order, paymentAttempt: 1 }, at(30), at(5))).toEqual(at(30))
  expect(holdEndAfterSwitch({ ...order, paymentAttempt: 3 }, at(30), at(28))).toEqual(at(38))
  expect(holdEndAfterSwitch({ ...order, paymentAttempt: 4 }, at(30), at(28))).toEqual(at(30))
  expect(holdEndAfterSwitch({ ...order, paymentAttempt: 4, holdExpiresAt: at(38) }, at(30), at(36))).toEqual(
    at(38),
  )
})

test('the days that the owner gave an order stay, whatever way its customer pays', () => {
  const order = { holdExpiresAt: new Date('2026-11-19T12:00:00Z'), paymentAttempt: 1 }
  expect(holdEndAfterSwitch({ ...order, origin: 'fair' }, at(30), at(5))).toEqual(order.holdExpiresAt)
})

test('the remaining time follows the shop’s clock and is never negative', () => {
  expect(timeToPay(at(30), at(28))).toBe(120_000)
  expect(timeToPay(at(30), at(31))).toBe(0)
  expect(timeToPay(null, at(31))).toBeNull()
})

test('a code is opened while it has a minute to live, and a card until the end', () => {
  expect(isTooLateToOpen('pix', at(30), at(28))).toBe(false)
  expect(isTooLateToOpen('pix', at(30), at(29))).toBe(true)
  expect(isTooLateToOpen('card', at(30), at(29))).toBe(false)
})

test('a code that its provider has ended may be replaced by another; a refused card may not', () => {
  expect(hasCodeEnded({ paymentMethod: 'pix', paymentFailure: 'pix-expired' })).toBe(true)
  expect(hasCodeEnded({ paymentMethod: 'pix', paymentFailure: null })).toBe(false)
  expect(hasCodeEnded({ paymentMethod: 'card', paymentFailure: 'card-declined' })).toBe(false)
})
