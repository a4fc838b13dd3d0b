import { customerName, to } from '#accounts/example-emails.ts'
import type { OrderConfirmation } from '#orders/domain/order-emails.ts'
import type { OrderStatus } from '#orders/domain/order-status.ts'
import type { Email } from '#platform/mail/email.ts'

const morning = { day: '2026-11-17', shift: 'morning', hours: { from: '08:00', until: '11:00' } } as const
const evening = { day: '2026-11-16', shift: 'evening', hours: { from: '19:00', until: '22:00' } } as const

export const exampleOrder = (orderNumber: string): OrderConfirmation => ({
  customerName,
  orderNumber,
  orderTotal: 34214,
  orderDate: '2026-11-12T17:32:00.000Z',
  shippingAmount: 3244,
  shippingProvider: 'Motoboy SP',
  shippingAddress: {
    line1: 'Rua Voluntários da Pátria, 482',
    line2: 'apto 71 – Santana',
    city: 'São Paulo',
    state: 'SP',
    postal_code: '02013-000',
    country: 'Brasil',
  },
  items: [
    {
      name: 'Canela & Laranja',
      variantName: '180 g',
      quantity: 2,
      unitPrice: 8990,
      totalPrice: 17980,
      image: null,
    },
    {
      name: 'Chá Branco',
      quantity: 1,
      unitPrice: 12990,
      totalPrice: 12990,
      image: null,
    },
  ],
})

const about = (orderNumber: string) => ({ customerName, orderNumber })

export const exampleStatusEmail =
  (status: OrderStatus) =>
  (orderNumber: string): Extract<Email, { type: 'order-status-update' }> => ({
    type: 'order-status-update',
    to,
    data: { ...about(orderNumber), status },
  })

/** Customer emails about one invented order, for previews and tests. */
export const exampleOrderEmails = {
  confirmed: (orderNumber) => ({ type: 'order-confirmation', to, data: exampleOrder(orderNumber) }),
  deliveryChanged: (orderNumber) => ({
    type: 'delivery-changed',
    to,
    data: {
      ...about(orderNumber),
      toldTo: 'customer',
      promise: morning,
      before: evening,
      address: {
        line1: 'Rua Caiubi, 318',
        city: 'São Paulo',
        state: 'SP',
        postal_code: '05010-000',
        country: 'Brasil',
      },
      orderDate: '2026-11-12T17:32:00.000Z',
      changedAt: '2026-11-12T18:32:00.000Z',
    },
  }),
  parcelMoved: (orderNumber) => ({
    type: 'parcel-moved',
    to,
    data: {
      ...about(orderNumber),
      leavesOn: '2026-11-19',
      arrives: { from: '2026-11-24', until: '2026-11-27' },
      before: { from: '2026-11-20', until: '2026-11-25' },
    },
  }),
  corrected: (orderNumber) => ({
    type: 'order-corrected',
    to,
    data: {
      ...about(orderNumber),
      customerPhone: '(11) 90000-0000',
      address: exampleOrder(orderNumber).shippingAddress,
      promise: morning,
      orderDate: '2026-11-12T17:32:00.000Z',
      changedAt: '2026-11-12T18:32:00.000Z',
    },
  }),
  itemsChanged: (orderNumber) => ({
    type: 'items-changed',
    to,
    data: { ...about(orderNumber), ...exampleOrder(orderNumber), payUntil: '2026-11-12T18:02:00.000Z' },
  }),
  pixWaiting: (orderNumber) => ({
    type: 'pix-waiting',
    to,
    data: { ...about(orderNumber), orderTotal: 18981, payUntil: '2026-11-12T19:32:00.000Z' },
  }),
  batchProblem: (orderNumber) => ({
    type: 'batch-trouble',
    to,
    data: { ...about(orderNumber), candle: 'Lavanda & Camomila', trouble: 'late', readyOn: '2026-11-21' },
  }),
  refused: (orderNumber) => ({
    type: 'payment-refused',
    to,
    data: {
      ...about(orderNumber),
      orderTotal: 34214,
      cause: 'declined',
      declineReason: 'insufficient-funds',
      isVoucher: false,
    },
  }),
  refunded: (orderNumber) => ({
    type: 'payment-refunded',
    to,
    data: { ...about(orderNumber), refundAmount: 34214, paymentMethod: 'card', cause: 'sold-out' },
  }),
  returned: (orderNumber) => ({
    type: 'return-asked',
    to,
    data: {
      ...about(orderNumber),
      kind: 'withdrawal',
      wish: 'refund',
      amount: 8542,
      lines: ['1 × Canela & Laranja, 180 g'],
      returnWay: 'courier',
      paymentMethod: 'pix',
      isByHand: false,
    },
  }),
  answered: (orderNumber) => ({
    type: 'return-answered',
    to,
    data: { ...about(orderNumber), kind: 'broken', cause: 'exchange', day: '2026-11-19', words: '' },
  }),
  message: (orderNumber) => ({
    type: 'customer-message',
    to,
    data: { ...about(orderNumber), subject: 'Sobre o seu pedido', text: 'Posso entregar amanhã?' },
  }),
} satisfies Record<string, (orderNumber: string) => Email>
