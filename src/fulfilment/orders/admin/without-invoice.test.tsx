import { expect, test } from 'vitest'
import { renderMarkup } from '../../../../tests/support/render-markup.tsx'
import { WithoutInvoice } from './without-invoice.tsx'

const orders = [
  { id: '1', orderNumber: 'LC-1', hasInvoice: false },
  { id: '2', orderNumber: 'LC-2', hasInvoice: true },
  { id: '3', orderNumber: 'LC-3', hasInvoice: false },
]
const renderText = (listed: typeof orders) =>
  renderMarkup(<WithoutInvoice orders={listed} words={(count) => `${count} sem nota:`} />)
    .replace(/<[^>]+>/g, '')
    .replaceAll('\u2011', '-')

test('orders without an invoice are counted and named once, in however many lists they stand', () => {
  expect(renderText([...orders, ...orders])).toContain('2 sem nota: LC-1, LC-3.')
  expect(renderText(orders.slice(1, 2))).toBe('')
})
