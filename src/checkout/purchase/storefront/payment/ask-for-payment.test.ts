import { describe, expect, it } from 'vitest'
import type { PaymentStatus } from '#orders/domain/order-status.ts'
import { findPaymentOutcome } from './ask-for-payment.ts'

function asking(...answers: (PaymentStatus | null)[]) {
  let askCount = 0
  const outcome = findPaymentOutcome({
    ask: async () => answers[Math.min(askCount++, answers.length - 1)] ?? null,
    wait: async () => undefined,
  })
  return outcome.then((answer) => ({ found: answer, asked: askCount }))
}

describe('a payment whose answer was lost', () => {
  it('is shown as paid as soon as the shop reports it', async () => {
    expect(await asking('pending', 'paid')).toEqual({ found: 'paid', asked: 2 })
  })

  it('is asked about until the shop is reached again', async () => {
    const away = Array.from({ length: 30 }, () => null)
    expect(await asking(...away, 'paid')).toEqual({ found: 'paid', asked: 31 })
  })

  it('is not called unpaid after the first answer: it may still be on its way', async () => {
    expect(await asking('failed', 'failed', 'failed', 'paid')).toMatchObject({ found: 'paid' })
    expect(await asking('pending')).toEqual({ found: 'not-paid', asked: 4 })
  })
})
