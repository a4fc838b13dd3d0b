import { expect, test } from 'vitest'
import { holdEndAfterSwitch } from './hold.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 16, 12, minute))

test('another way of payment leaves ten minutes to pay, three times, and then what is left', () => {
  const order = { createdAt: at(0), holdExpiresAt: at(30), origin: 'site' as const }
  expect(holdEndAfterSwitch({ ...order, paymentAttempt: 1 }, 30, at(5))).toEqual(at(30))
  expect(holdEndAfterSwitch({ ...order, paymentAttempt: 3 }, 30, at(28))).toEqual(at(38))
  expect(holdEndAfterSwitch({ ...order, paymentAttempt: 4 }, 30, at(28))).toEqual(at(30))
  expect(holdEndAfterSwitch({ ...order, paymentAttempt: 4, holdExpiresAt: at(38) }, 30, at(36))).toEqual(
    at(38),
  )
})

test('the days that the owner gave an order stay, whatever way its customer pays', () => {
  const order = { createdAt: at(0), holdExpiresAt: new Date('2026-11-19T12:00:00Z'), paymentAttempt: 1 }
  expect(holdEndAfterSwitch({ ...order, origin: 'fair' }, 30, at(5))).toEqual(order.holdExpiresAt)
})
