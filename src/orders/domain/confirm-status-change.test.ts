import { expect, it } from 'vitest'
import { reasonToAsk } from './confirm-status-change.ts'

const paid = { status: 'processing', paymentStatus: 'paid' } as const

it('asks nothing about a paid order that is as the owner saw it', () => {
  expect(reasonToAsk({ order: paid, to: 'shipped', seen: 'processing' })).toBeNull()
})

it('asks when the order moved since the owner saw it, whatever they want to make of it', () => {
  expect(reasonToAsk({ order: paid, to: 'shipped', seen: 'pending' })).toBe('moved')
  expect(reasonToAsk({ order: paid, to: 'cancelled', seen: 'pending' })).toBe('moved')
})

it.each([
  ['refunded', 'refunded'],
  ['pending', 'unpaid'],
  ['failed', 'unpaid'],
] as const)('asks once before advancing an order whose payment is %s', (paymentStatus, reason) => {
  const order = { status: 'cancelled', paymentStatus } as const
  const change = { order, to: 'shipped', seen: 'cancelled' } as const
  expect(reasonToAsk(change)).toBe(reason)
  expect(reasonToAsk({ ...change, confirmedPayment: paymentStatus })).toBeNull()
})

it('asks again when the payment changed after the question', () => {
  const order = { status: 'processing', paymentStatus: 'refunded' } as const
  expect(reasonToAsk({ order, to: 'shipped', seen: 'processing', confirmedPayment: 'pending' })).toBe(
    'refunded',
  )
})

it('lets an unpaid order be cancelled', () => {
  const order = { status: 'pending', paymentStatus: 'pending' } as const
  expect(reasonToAsk({ order, to: 'cancelled', seen: 'pending' })).toBeNull()
})

it('asks before a disputed order is sent, once, and not before it is packed or cancelled', () => {
  const change = { order: paid, disputed: true, seen: 'processing' } as const
  expect(reasonToAsk({ ...change, to: 'shipped' })).toBe('disputed')
  expect(reasonToAsk({ ...change, to: 'shipped', seen: 'pending' })).toBe('disputed')
  expect(reasonToAsk({ ...change, to: 'shipped', confirmedPayment: 'paid' })).toBeNull()
  expect(reasonToAsk({ ...change, to: 'processing' })).toBeNull()
  expect(reasonToAsk({ ...change, to: 'cancelled' })).toBeNull()
})
