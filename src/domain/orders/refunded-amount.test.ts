import { expect, test } from 'vitest'
import { refundedAmountOf } from './refunded-amount.ts'

test.each([
  [{ amount: 100, received: 100, refunded: 0 }, 0],
  [{ amount: 100, received: 100, refunded: 30 }, 30],
  [{ amount: 100, received: 200, refunded: 100 }, 0],
  [{ amount: 100, received: 200, refunded: 130 }, 30],
  [{ amount: 100, received: 100, refunded: 130 }, 100],
])('of an order with %j went back %i', (payment, given) => {
  expect(refundedAmountOf(payment)).toBe(given)
})
