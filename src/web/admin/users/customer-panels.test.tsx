import { expect, it } from 'vitest'
import type { CustomerDetails } from '#shop/admin/users/load-customer.ts'
import { renderMarkup } from '../../../../tests/support/render-markup.tsx'
import { CustomerFigures, CustomerOrders } from './customer-panels.tsx'

const order = {
  id: crypto.randomUUID(),
  orderNumber: 'LC-AAAA-BBBB',
  status: 'delivered',
  paymentStatus: 'paid',
  totalAmount: 12_000,
  refundedAmount: 1000,
  createdAt: new Date('2026-11-12T15:00:00Z'),
} as const
const customer = {
  orders: 2,
  total: 23_000,
  refunded: 1000,
  lastOrderAt: order.createdAt,
  latestOrders: [order, { ...order, id: crypto.randomUUID(), refundedAmount: 0 }],
  email: 'ana@exemplo.com.br',
} as unknown as CustomerDetails

const textOf = (html: string) => html.replaceAll('\u00a0', ' ')

it('says what was given back of all that she paid, and of which order', () => {
  expect(textOf(renderMarkup(<CustomerFigures customer={customer} />))).toContain('R$ 10,00 devolvidos')
  const orders = textOf(renderMarkup(<CustomerOrders customer={customer} />))
  expect(orders.match(/R\$ 10,00 devolvidos/g)).toHaveLength(1)
})

it('says nothing of it where nothing was', () => {
  const html = renderMarkup(<CustomerFigures customer={{ ...customer, refunded: 0 }} />)
  expect(html).not.toContain('devolvido')
})
