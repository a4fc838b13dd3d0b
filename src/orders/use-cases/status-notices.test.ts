import { expect, test } from 'vitest'
import { statusEmail } from './status-notices.ts'

type Mailed = Parameters<typeof statusEmail>[0]

const order: Mailed = {
  id: '00000000-0000-4000-8000-000000000001',
  orderNumber: 'LC-7K2M9P',
  customerName: 'Ana Prado',
  customerEmail: 'ana@exemplo.com.br',
  status: 'cancelled',
  paymentStatus: 'paid',
  paymentMethod: 'card',
  paymentProvider: 'stripe',
  voucherAmount: 0,
  pendingProviderAction: null,
  trackingNumber: null,
  pickupCode: null,
  shippingAddress: {
    line1: 'Rua Caiubi, 318',
    line2: 'apto 72 – Perdizes',
    city: 'São Paulo',
    state: 'SP',
    postal_code: '05010-000',
    country: 'Brasil',
  },
  promisedDay: null,
  promisedShift: null,
  promisedHours: null,
  deliveryWay: 'courier',
  shippingProvider: 'Motoboy SP',
  arrivesFrom: null,
  arrivesUntil: null,
  estimatedDeliveryDate: null,
}

const readData = (changes: Partial<Mailed>, givesBack = true) => {
  const job = statusEmail({ ...order, ...changes }, 'change', { givesBack })
  return job.name === 'send-email' && job.email.type === 'order-status-update' ? job.email.data : null
}

test.each<[string, Partial<Mailed>]>([
  ['card', {}],
  ['pix', { paymentMethod: 'pix' }],
  ['own-key', { paymentMethod: 'pix', paymentProvider: 'pix-key' }],
  ['with-voucher', { voucherAmount: 4000 }],
  ['by-hand', { paymentMethod: 'cash', paymentProvider: 'by-hand' }],
  ['by-hand', { paymentMethod: 'pix', paymentProvider: 'by-hand' }],
  ['refunded', { paymentStatus: 'refunded' }],
  ['unpaid', { paymentStatus: 'failed' }],
  ['unpaid-pix', { paymentStatus: 'failed', paymentMethod: 'pix' }],
])('the email about a cancelled order mentions the refund for its payment method: %s', (money, changes) => {
  expect(readData(changes)).toMatchObject({ money })
})

test('money is promised only when the owner gives it back or a refund is on its way', () => {
  for (const paymentProvider of ['stripe', 'pix-key', 'by-hand', 'voucher'] as const)
    expect(readData({ paymentProvider }, false)).toMatchObject({ money: 'kept' })
  expect(readData({ pendingProviderAction: 'refund' }, false)).toMatchObject({ money: 'card' })
  expect(readData({ paymentStatus: 'failed' }, false)).toMatchObject({ money: 'unpaid' })
})

test('only the e-mail of a cancelled order mentions money, and only the one of an order ready for pickup mentions the workshop', () => {
  expect(readData({ status: 'shipped' })).toMatchObject({ pickupAt: null })
  expect(readData({ status: 'shipped' })).not.toHaveProperty('money')
  expect(readData({ status: 'shipped', pickupCode: '4821' })).toMatchObject({
    pickupAt: 'Rua Caiubi, 318, apto 72 – Perdizes, São Paulo',
  })
})
