import { nothingAcknowledged } from '../people/acknowledged.ts'
import type { Evidence, OrderFact } from './evidence.ts'

export const ORDER = 'order'
export const REFERENCE = 'pi_'

export function makeSale(number = '') {
  const id = `${ORDER}${number}`
  const reference = `${REFERENCE}${number}`
  const orderNumber = `LC-${number}`
  const customer = 'ana@exemplo.com.br'
  const order: OrderFact = {
    id,
    number: orderNumber,
    customer,
    name: `Ana Prado ${number}`,
    status: 'processing',
    paymentStatus: 'paid',
    total: 8_990,
    refunded: 0,
    voucher: 0,
    spent: 0,
    hasKit: false,
    reference,
    stockHeld: true,
    isPickup: false,
    isOpen: false,
    pendingProviderAction: null,
    createdAt: Number(number),
    slots: ['2026-11-17 morning'],
    units: { 'candle:size': 2 },
    events: [
      { kind: 'placed', byOwner: false },
      { kind: 'paid', byOwner: false },
      { kind: 'status-changed', status: 'processing', byOwner: false },
    ],
  }
  const messageId = `<${id}>`
  return {
    order,
    charge: { reference, orderId: id, amount: order.total, refunded: false },
    message: { key: `order-confirmation:${id}`, messageId, state: 'completed' },
    email: { messageId, to: customer, at: 10_000, unanswered: false },
    checkout: {
      key: `cart ${number}`,
      customer,
      orderNumber,
      sessionId: id,
      clientSecret: id,
      total: order.total,
    },
    paid: { customer, orderNumber },
    charged: { purchase: `ana#${number}`, reference },
  }
}

export function honestEvidence(
  changes: Partial<Evidence> = {},
  ...more: ReturnType<typeof makeSale>[]
): Evidence {
  const sales = [makeSale(), ...more]
  return {
    orders: sales.map(({ order }) => order),
    shelves: [
      {
        id: 'candle:size',
        name: 'Lavanda, 180 g',
        stockBefore: 10,
        stock: 15 - 2 * sales.length,
        moved: 5 - 2 * sales.length,
        poured: 0,
        counted: 5,
      },
    ],
    products: [{ id: 'candle', name: 'Lavanda', imagesBefore: 3, images: 4, imagesMissing: [] }],
    batches: [{ id: 'batch', state: 'curing', units: 4, reserved: 4 }],
    vouchers: [],
    shifts: [{ slot: '2026-11-17 morning', orders: sales.length, capacity: 3, ordersBefore: 0 }],
    charges: sales.map(({ charge }) => charge),
    payable: [],
    messages: sales.map(({ message }) => message),
    emails: sales.map(({ email }) => email),
    findings: [],
    contradictions: [],
    faults: [],
    acknowledged: {
      ...nothingAcknowledged(),
      checkouts: sales.map(({ checkout }) => checkout),
      paid: sales.map(({ paid }) => paid),
      charged: sales.map(({ charged }) => charged),
      counts: [{ shelf: 'candle:size', change: 5 }],
      images: [{ productId: 'candle' }],
    },
    ...changes,
  }
}
