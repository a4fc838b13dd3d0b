import { expect, it } from 'vitest'
import type { CustomerDetails } from '#customers/list/use-cases/load-customer.ts'
import { renderMarkup } from '../../../../tests/support/render-markup.tsx'
import { CustomerOrders } from './customer-orders.tsx'
import { CustomerFigures, PurchasesPanel } from './customer-panels.tsx'

const order = {
  id: crypto.randomUUID(),
  orderNumber: 'LC-AAAA-BBBB',
  status: 'delivered',
  paymentStatus: 'paid',
  total: 12_000,
  refunded: 1000,
  units: 2,
  back: 1,
  isGift: true,
  images: [],
  createdAt: new Date('2026-11-12T15:00:00Z'),
} as const
const customer = {
  orders: 2,
  total: 23_000,
  refunded: 1000,
  lastOrderAt: order.createdAt,
  latestOrders: [order, { ...order, id: crypto.randomUUID(), refunded: 0 }],
  email: 'ana@exemplo.com.br',
  purchases: [
    { productId: 'x', name: 'Lavanda', size: '180 g', units: 4, lastOn: '2026-11-12', image: null },
    { productId: 'x', name: 'Lavanda', size: '320 g', units: 1, lastOn: '2026-05-09', image: null },
  ],
} as unknown as CustomerDetails

const normaliseSpaces = (html: string) => html.replaceAll('\u00a0', ' ')

it('shows the refund of a customer’s total and its order', () => {
  expect(normaliseSpaces(renderMarkup(<CustomerFigures customer={customer} />))).toContain(
    'R$ 10,00 devolvidos',
  )
  const orders = normaliseSpaces(renderMarkup(<CustomerOrders customer={customer} />))
  expect(orders).toContain('R$ 110,00')
  expect(orders.match(/pagou R\$ 120,00/g)).toHaveLength(1)
  expect(orders).toContain('2 velas, 1 devolvida, presente')
})

it('shows no refund if there was none', () => {
  const html = renderMarkup(<CustomerFigures customer={{ ...customer, refunded: 0 }} />)
  expect(html).not.toContain('devolvido')
})

it('counts each candle in each size', () => {
  const html = renderMarkup(<PurchasesPanel customer={customer} />)
  expect(html).toContain('5 velas')
  expect(html.match(/\d×/g)).toEqual(['4×', '1×'])
  expect(html).toContain('320 g, a última em 09/05')
})
