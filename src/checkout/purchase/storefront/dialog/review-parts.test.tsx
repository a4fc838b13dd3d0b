import { expect, test } from 'vitest'
import { payWithVoucherCopy } from '#orders/vouchers/copy/voucher.ts'
import { renderMarkup } from '../../../../../tests/support/render-markup.tsx'
import { MethodChoice } from './review-parts.tsx'

const payment = { methods: ['pix', 'card'] as const, pixDiscountPercent: 5, isPixByHand: false }
const voucher = { token: 't', codeEnd: 'NPQR', balance: 20000, used: 10000 }
const shown = (purchase: Parameters<typeof MethodChoice>[0]['purchase']) =>
  renderMarkup(<MethodChoice purchase={purchase} payment={payment} value="pix" onChange={() => {}} />)

test('promises a discount of Pix only where there is one', () => {
  expect(shown({ total: 10000, pixTotal: 9500 })).toContain('(−5% nas velas)')
  expect(shown({ total: 1500, pixTotal: 1500, voucher })).not.toContain('%')
})

test('shows the base of the discount if a voucher pays part of the candles', () => {
  expect(shown({ total: 5000, pixTotal: 4800, voucher })).toContain(payWithVoucherCopy.pixHint)
  expect(shown({ total: 10000, pixTotal: 9500 })).not.toContain(payWithVoucherCopy.pixHint)
})
