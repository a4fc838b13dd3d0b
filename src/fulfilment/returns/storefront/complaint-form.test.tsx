import { expect, test } from 'vitest'
import type { ReturnsOfOrder } from '#fulfilment/returns/use-cases/load-returns.ts'
import { renderMarkup } from '../../../../tests/support/render-markup.tsx'
import { ComplaintForm } from './complaint-form.tsx'

const page = {
  order: { items: [] },
  refundable: {
    items: [],
    couponShares: [],
    totalAmount: 0,
    subtotalAmount: 0,
    giftAmount: 0,
    voucherAmount: 0,
    couponDiscountAmount: 0,
    pixDiscountAmount: 0,
    refundedAmount: 0,
    voucherRefundedAmount: 0,
  },
  asksForPixKey: false,
  returns: [],
} as unknown as ReturnsOfOrder

test('asks for what broke, or for what came instead', () => {
  const formFor = (kind: 'broken' | 'wrong') =>
    renderMarkup(<ComplaintForm page={page} typed={{ kind, quantities: {} } as never} />)
  expect(formFor('broken')).toContain('O que quebrou ou veio com defeito?')
  expect(formFor('wrong')).not.toContain('quebrou')
})
