import { expect, test } from 'vitest'
import { renderMarkup } from '../../../../tests/support/render-markup.tsx'
import { DispatchRow } from './dispatch-row.tsx'

const order = {
  id: 'a',
  orderNumber: 'LC-7K2M9P',
  customerName: 'Ana Prado',
  status: 'processing',
  paymentStatus: 'paid',
  trackingNumber: null,
  hasEmail: true,
  hasInvoice: false,
  way: 'carrier',
  place: null,
} as const

function renderRow(changes: { hasEmail: boolean }) {
  const row = (
    <DispatchRow order={{ ...order, ...changes }} seen="processing" question={undefined} isWaiting />
  )
  return renderMarkup(row)
}

test('an e-mail is offered only for an order with an address', () => {
  expect(renderRow({ hasEmail: true })).toContain('Avisar por e-mail')
  expect(renderRow({ hasEmail: false })).not.toContain('Avisar por e-mail')
})
