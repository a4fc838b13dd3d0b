import { expect, test } from 'vitest'
import type { CustomerOrder } from '#orders/use-cases/customer-order.ts'
import { renderMarkup } from '../../../../../tests/support/render-markup.tsx'
import { OrderThanks } from './order-thanks.tsx'

const order = {
  customerName: 'Ana Prado',
  paymentStatus: 'paid',
  paymentMethod: 'card',
  items: [],
  gift: null,
  pickupCode: null,
  refundedAmount: 0,
  voucherRefundedAmount: 0,
} as unknown as CustomerOrder
const shown = (changed: Partial<CustomerOrder>) =>
  renderMarkup(<OrderThanks order={{ ...order, ...changed }} flame={null} />).replaceAll('\u00a0', ' ')

test('a refund names the money and what went back to a vale', () => {
  const refunded = { paymentStatus: 'refunded', refundedAmount: 6000 } as const
  const mixed = shown({ ...refunded, voucherRefundedAmount: 4000 })
  expect(mixed).toContain('O valor volta para o seu cartão')
  expect(mixed).toContain('São R$ 60,00, e os R$ 40,00 do vale-presente voltaram para o saldo dele.')
  expect(shown(refunded)).not.toContain('vale-presente')
  const covered = { paymentMethod: 'voucher', refundedAmount: 0, voucherRefundedAmount: 4000 } as const
  expect(shown({ ...refunded, ...covered })).not.toContain('cartão')
})

test('mentions the recipient of a gift', () => {
  const gift = { message: '', receiver: { name: 'Rosa Dias', phone: '11' }, options: [] }
  expect(shown({ gift })).toContain('O presente vai para Rosa Dias')
  expect(shown({})).not.toContain('presente')
})
