import { describe, expect, test } from 'vitest'
import { audit } from './audit.ts'
import type { ChargeFact, Evidence, OrderFact } from './evidence.ts'
import { honestEvidence, makeSale, ORDER, REFERENCE } from './honest-evidence.ts'

const listCounts = (evidence: Evidence) => audit(evidence).map(({ count }) => count)

const order = (changes: Partial<OrderFact>) =>
  honestEvidence({ orders: [{ ...makeSale().order, ...changes }] })
const charges = (...changes: Partial<ChargeFact>[]) =>
  honestEvidence({ charges: changes.map((change) => ({ ...makeSale().charge, ...change })) })

test('an honest shop gives no cause for complaint', () => {
  expect(audit(honestEvidence())).toEqual([])
})

describe('words', () => {
  const acknowledged = honestEvidence().acknowledged
  test.each([
    ['an order that was begun', { checkouts: [{ ...makeSale().checkout, orderNumber: 'LC-GONE' }] }],
    [
      'an order of another customer',
      { checkouts: [{ ...makeSale().checkout, customer: 'bia@exemplo.com.br' }] },
    ],
    ['another total', { checkouts: [{ ...makeSale().checkout, total: 1 }] }],
    ['an order that was said to be paid', { paid: [{ customer: 'ana', orderNumber: 'LC-GONE' }] }],
  ])('misses %s', (_what, words) => {
    expect(listCounts(honestEvidence({ acknowledged: { ...acknowledged, ...words } }))).toContain(
      'acknowledged orders missing',
    )
  })

  test('misses a payment that the shop confirmed to a customer', () => {
    const unpaid = honestEvidence({ orders: [{ ...makeSale().order, paymentStatus: 'failed' }] })
    expect(listCounts(unpaid)).toContain('acknowledged orders missing')
  })

  test.each([
    ['a cancellation', { cancelled: [{ orderId: ORDER }] }],
    ['a status', { statuses: [{ orderId: ORDER, status: 'shipped' }] }],
    ['a count', { counts: [{ shelf: 'candle:size', change: 6 }] }],
    ['an image', { images: [{ productId: 'candle' }, { productId: 'candle' }] }],
  ])('misses %s that was acknowledged', (_what, words) => {
    const evidence = honestEvidence({ acknowledged: { ...acknowledged, ...words } })
    expect(listCounts(evidence)).toEqual(['acknowledged changes missing'])
  })

  test('misses a product image whose file is missing', () => {
    const [product] = honestEvidence().products
    if (!product) throw new Error('the honest shop has a candle')
    const evidence = honestEvidence({ products: [{ ...product, imagesMissing: ['/media/a.webp'] }] })
    expect(listCounts(evidence)).toEqual(['acknowledged changes missing'])
  })

  test('sees two answers to one attempt', () => {
    const { checkout } = makeSale()
    const doubled = {
      ...acknowledged,
      checkouts: [checkout, checkout, { ...checkout, clientSecret: 'another' }],
    }
    expect(listCounts(honestEvidence({ acknowledged: doubled }))).toEqual([
      'answers different for the same key',
    ])
  })
})

describe('deliveries', () => {
  const { acknowledged } = honestEvidence()
  const overfull = { slot: '2026-11-17 evening', orders: 4, capacity: 3, ordersBefore: 4 }

  test('has nothing to say of orders that were there before the shifts were narrow', () => {
    expect(listCounts(honestEvidence({ shifts: [overfull] }))).toEqual([])
  })

  test.each<[string, Partial<Evidence>]>([
    ['a place', { shifts: [{ slot: '2026-11-17 morning', orders: 4, capacity: 3, ordersBefore: 0 }] }],
    ['a place in a full shift', { shifts: [{ ...overfull, orders: 5 }] }],
    ['a candle of a batch', { batches: [{ id: 'batch', state: 'curing', units: 4, reserved: 5 }] }],
  ])('sees %s that was given twice', (_what, changes) => {
    expect(listCounts(honestEvidence(changes))).toEqual(['places or batches given twice'])
  })

  test.each([
    ['a day', { newDays: [{ orderNumber: 'LC-', slot: '2026-11-18 evening' }] }],
    ['money for a lost batch', { moneyBack: [{ orderNumber: 'LC-' }] }],
    ['the end of a batch', { batches: [{ batchId: 'batch', state: 'ready' as const }] }],
  ])('misses %s that was acknowledged', (_what, words) => {
    const evidence = honestEvidence({ acknowledged: { ...acknowledged, ...words } })
    expect(listCounts(evidence)).toEqual(['acknowledged changes missing'])
  })
})

describe('money', () => {
  test.each([
    ['names no order', charges({ orderId: 'nobody' })],
    ['took another amount', charges({ amount: 1 })],
    ['was given back unheard', charges({ refunded: true })],
    ['belongs to an unpaid order', order({ paymentStatus: 'pending' })],
    ['belongs to a cancelled order', order({ status: 'cancelled', stockHeld: false })],
  ])('a charge that %s is a payment without an order', (_what, evidence) => {
    expect(listCounts(evidence)).toContain('paid without order')
  })

  test.each([
    ['paid', charges()],
    ['refunded', order({ paymentStatus: 'refunded' })],
  ])('an order that shows %s needs a matching payment at the provider', (_status, evidence) => {
    expect(listCounts(evidence)).toContain('order paid without money')
  })

  test('a payment for a cancelled order must be refunded', () => {
    const bothCharges = (isRefunded: boolean) =>
      charges({}, { reference: 'pi_given_up', amount: 1, refunded: isRefunded })
    expect(listCounts(bothCharges(true))).toEqual([])
    expect(listCounts(bothCharges(false))).toEqual(['charged twice'])
  })

  test('an amount that differs from the order’s total has to be shown to the owner', () => {
    const acknowledged = {
      ...honestEvidence().acknowledged,
      otherAmounts: [{ reference: 'pi_', kind: 'pix-overpaid' as const }],
    }
    const findings = [{ kind: 'pix-overpaid', subject: 'pi_' }]
    expect(listCounts(honestEvidence({ acknowledged, findings }))).toEqual([])
    expect(listCounts(honestEvidence({ acknowledged }))).toEqual(['left undone'])
    expect(listCounts(honestEvidence({ findings }))).toEqual(['left undone'])
  })

  test('an order is charged only once', () => {
    expect(listCounts(charges({}, { reference: 'pi_second' }))).toEqual(['charged twice'])
  })

  test('a purchase is charged only once, even if it became two orders', () => {
    const evidence = honestEvidence({}, makeSale('2'))
    const charged = [REFERENCE, 'pi_2'].map((reference) => ({ purchase: 'ana#1', reference }))
    expect(listCounts({ ...evidence, acknowledged: { ...evidence.acknowledged, charged } })).toEqual([
      'charged twice',
    ])
  })
})

describe('vouchers', () => {
  const coveredTotals = { total: 0, voucher: 8_990, spent: 8_990, reference: null }
  const partly = { total: 5_000, voucher: 3_990, spent: 3_990 }
  const alone = (changes: Partial<OrderFact>, more: Partial<Evidence> = {}) =>
    listCounts({
      ...order({ ...coveredTotals, ...changes }),
      charges: [],
      acknowledged: { ...honestEvidence().acknowledged, checkouts: [], charged: [] },
      ...more,
    })
  const withCard = (changes: Partial<OrderFact>, isRefunded = false) => {
    const { acknowledged } = honestEvidence()
    return listCounts({
      ...order({ ...partly, ...changes }),
      charges: [{ ...makeSale().charge, amount: partly.total, refunded: isRefunded }],
      acknowledged: { ...acknowledged, checkouts: [] },
    })
  }

  test('pay an order alone, or beside a card', () => {
    expect(alone({})).toEqual([])
    expect(withCard({})).toEqual([])
  })

  test('never pay more than their ledger records', () => {
    expect(alone({ spent: 0 })).toEqual(['order paid without money'])
    expect(alone({ paymentStatus: 'refunded' })).toEqual(['order paid without money'])
  })

  test('get back what an order that is over had of them, after the card', () => {
    const refundedState = {
      status: 'cancelled',
      stockHeld: false,
      paymentStatus: 'refunded',
      refunded: partly.total,
    }
    expect(withCard({ ...refundedState, spent: 0 }, true)).not.toContain('paid without order')
    expect(withCard(refundedState, true)).toContain('paid without order')
    expect(withCard({ refunded: partly.total }, true)).toEqual([])
    expect(withCard({ refunded: partly.total, spent: 0 }, true)).toContain('order paid without money')
  })

  test('pay one purchase once, and no card beside it', () => {
    const { order: first } = makeSale()
    const { order: second } = makeSale('2')
    const sameNames = [first, { ...second, ...coveredTotals, name: first.name }]
    expect(listCounts(honestEvidence({ orders: sameNames }, makeSale('2')))).toContain('charged twice')
    const two = [first, { ...second, ...coveredTotals }]
    expect(listCounts(honestEvidence({ orders: two }, makeSale('2')))).not.toContain('charged twice')
  })

  const voucher = { id: 'voucher', orderNumber: 'LC-', state: 'active', amount: 9_000 }
  const messages = ['voucher-bought:voucher', 'voucher:voucher:first'].map((key) => {
    return { key, messageId: `<${key}>`, state: 'completed' }
  })
  const emails = messages.map(({ messageId }) => ({ ...makeSale().email, messageId }))
  const sold = (changes: Partial<Evidence>) => {
    const honest = honestEvidence()
    const acknowledged = {
      ...honest.acknowledged,
      vouchers: [{ orderNumber: 'LC-', amount: voucher.amount }],
    }
    const all = { messages: [...honest.messages, ...messages], emails: [...honest.emails, ...emails] }
    return listCounts({ ...honest, ...all, vouchers: [voucher], acknowledged, ...changes })
  }

  test('that were shown to a buyer are stored, and both emails about them were sent', () => {
    expect(sold({})).toEqual([])
    expect(sold({ vouchers: [{ ...voucher, state: 'blocked' }] })).toEqual(['acknowledged changes missing'])
    const { messages: others, emails: arrivedEmails } = honestEvidence()
    expect(sold({ messages: others, emails: arrivedEmails })).toEqual(['e-mails lost', 'e-mails lost'])
  })

  test('start another attempt of the same cart when the balance has changed', () => {
    const { checkout } = makeSale()
    const { checkout: other } = makeSale('2')
    const answers = (part: number) => {
      const evidence = honestEvidence({}, makeSale('2'))
      const checkouts = [checkout, { ...other, key: checkout.key }]
      const orders = evidence.orders.map((order) =>
        order.number === 'LC-' ? order : { ...order, voucher: part },
      )
      return listCounts({ ...evidence, orders, acknowledged: { ...evidence.acknowledged, checkouts } })
    }
    expect(answers(100)).toEqual([])
    expect(answers(0)).toEqual(['answers different for the same key'])
  })
})

describe('stock', () => {
  const [shelf] = honestEvidence().shelves
  test.each([
    ['a unit that vanished', { stock: 12, moved: 2 }, 'stock wrong'],
    ['a movement that was not made', { moved: 4 }, 'stock wrong'],
    ['a unit that was taken from another size', { id: 'candle:other' }, 'stock wrong'],
  ])('sees %s', (_what, changes, count) => {
    if (!shelf) throw new Error('the honest shop has a candle')
    expect(listCounts(honestEvidence({ shelves: [{ ...shelf, ...changes }] }))).toContain(count)
  })

  test('sees a sold order without its units, and a cancelled one with them', () => {
    expect(listCounts(order({ stockHeld: false }))).toContain('stock wrong')
    const { charge } = makeSale()
    const cancelledOrder = { ...makeSale().order, status: 'cancelled', paymentStatus: 'refunded' }
    const evidence = honestEvidence({ orders: [cancelledOrder], charges: [{ ...charge, refunded: true }] })
    expect(listCounts(evidence)).toEqual(['stock wrong'])
  })
})

test('passes on what the rows say against each other', () => {
  const evidence = honestEvidence({ contradictions: ['an order without items: LC-1'] })
  expect(listCounts(evidence)).toEqual(['rows that contradict each other'])
})

describe('emails', () => {
  const { email, message } = makeSale()
  test('misses one that was enqueued', () => {
    expect(listCounts(honestEvidence({ emails: [] }))).toEqual(['e-mails lost'])
  })

  test('misses one that was never enqueued', () => {
    expect(listCounts(honestEvidence({ emails: [], messages: [] }))).toEqual(['e-mails lost'])
  })

  test.each([
    ['a refund', [{ kind: 'refunded', byOwner: false }]],
    ['an end by time', [{ kind: 'expired', byOwner: false }]],
    ['a change of status', [{ kind: 'status-changed', status: 'shipped', byOwner: true }]],
  ])('expects the email about %s', (_what, events) => {
    expect(listCounts(order({ events }))).toContain('e-mails lost')
  })

  test('asks for none about a card that was refused: another may be typed', () => {
    expect(listCounts(order({ events: [{ kind: 'payment-declined', byOwner: false }] }))).not.toContain(
      'e-mails lost',
    )
  })

  test('does not take a second copy for nothing', () => {
    expect(listCounts(honestEvidence({ emails: [email, { ...email, at: 60_000 }] }))).toEqual([
      'e-mails doubled',
    ])
  })

  test('allows a second copy when the first delivery’s outcome was unknown', () => {
    const secondCopy = { ...email, at: 60_000 }
    const dropped = honestEvidence({ emails: [{ ...email, unanswered: true }, secondCopy] })
    const killed = honestEvidence({
      emails: [email, secondCopy],
      faults: [{ name: 'shop killed', from: email.at + 10, to: email.at + 900 }],
    })
    const longAgo = honestEvidence({
      emails: [email, secondCopy],
      faults: [{ name: 'shop killed', from: email.at - 900, to: email.at - 10 }],
    })
    expect([dropped, killed, longAgo].map(listCounts)).toEqual([[], [], ['e-mails doubled']])
  })

  test('reports an e-mail that was never enqueued, and one about an unknown order', () => {
    expect(listCounts(honestEvidence({ emails: [email, { ...email, messageId: '<other>' }] }))).toEqual([
      'e-mails about nothing',
    ])
    const about = { ...message, key: 'payment-refunded:nobody', messageId: '<nobody>' }
    const evidence = honestEvidence({
      messages: [message, about],
      emails: [email, { ...email, messageId: '<nobody>' }],
    })
    expect(listCounts(evidence)).toEqual(['e-mails about nothing'])
  })
})

describe('unfinished work', () => {
  test.each<[string, Partial<Evidence>]>([
    ['a hold', { orders: [{ ...makeSale().order, isOpen: true }] }],
    ['an action at the provider', { orders: [{ ...makeSale().order, pendingProviderAction: 'cancel' }] }],
    ['a job', { messages: [{ ...makeSale().message, state: 'retry' }] }],
    ['a finding', { findings: [{ kind: 'stock-differs', subject: 'candle' }] }],
  ])('%s', (_what, changes) => {
    expect(listCounts(honestEvidence(changes))).toEqual(['left undone'])
  })

  test('a payment that can still be made for an order that is over', () => {
    const cancelledOrder = {
      ...makeSale('2').order,
      status: 'cancelled',
      paymentStatus: 'failed',
      stockHeld: false,
      events: [],
    }
    const evidence = honestEvidence({ payable: [{ reference: 'pi_2', orderId: cancelledOrder.id }] })
    expect(listCounts({ ...evidence, orders: [...evidence.orders, cancelledOrder] })).toEqual(['left undone'])
  })
})
