import type { Complaint } from './audit.ts'
import type { ChargeFact, Evidence, OrderFact } from './evidence.ts'

export function auditMoney(evidence: Evidence): Complaint[] {
  return [
    ...chargesWithoutOrder(evidence),
    ...spentWithoutOrder(evidence),
    ...ordersWithoutMoney(evidence),
    ...doubleCharges(evidence),
    ...boughtTwice(evidence),
  ]
}

/** True if only the voucher paid, or if all of it was refunded first. */
const restsOnVoucher = ({ spent, refunded, total }: OrderFact) => spent > 0 && refunded === total
const isCovered = ({ voucher, total }: OrderFact) => voucher > 0 && total === 0

function chargesWithoutOrder({ charges, orders }: Evidence): Complaint[] {
  const byId = new Map(orders.map((order) => [order.id, order]))
  return charges.flatMap((charge) => {
    const reason = findFault(charge, byId.get(charge.orderId))
    return reason ? [{ count: 'paid without order' as const, id: charge.reference, reason }] : []
  })
}

function findFault(charge: ChargeFact, order: OrderFact | undefined): string | null {
  if (!order) return `names order ${charge.orderId}, which does not exist`
  // The customer paid an attempt that they had replaced, so it must be refunded and the order must not
  // change.
  if (order.reference !== charge.reference)
    return charge.refunded || order.paymentStatus === 'paid'
      ? null
      : `was taken beside ${order.reference}, and ${order.number} is ${order.paymentStatus}`
  if (order.total !== charge.amount)
    return `took ${charge.amount} for ${order.number}, which costs ${order.total}`
  if (charge.refunded)
    return order.paymentStatus === 'refunded' || restsOnVoucher(order)
      ? null
      : `was given back, and ${order.number} does not know`
  if (order.paymentStatus !== 'paid') return `was taken, and ${order.number} is ${order.paymentStatus}`
  return order.status === 'cancelled' ? `was taken and kept, and ${order.number} is cancelled` : null
}

function spentWithoutOrder({ orders }: Evidence): Complaint[] {
  return orders
    .filter(({ status, spent }) => status === 'cancelled' && spent !== 0)
    .map(({ number, spent }) => {
      const reason = `is cancelled and has ${spent} of a voucher`
      return { count: 'paid without order', id: number, reason }
    })
}

function ordersWithoutMoney({ charges, orders }: Evidence): Complaint[] {
  const unrefunded = new Set(charges.filter(({ refunded }) => !refunded).map(({ reference }) => reference))
  const refundedCharges = new Set(
    charges.filter(({ refunded }) => refunded).map(({ reference }) => reference),
  )
  return orders.flatMap((order) => {
    const isTrue =
      order.paymentStatus === 'paid'
        ? unrefunded.has(order.reference ?? '') || restsOnVoucher(order)
        : order.paymentStatus !== 'refunded' ||
          (order.spent === 0 && (refundedCharges.has(order.reference ?? '') || isCovered(order)))
    if (isTrue) return []
    const reason = `says ${order.paymentStatus}; neither provider nor voucher does`
    return [{ count: 'order paid without money' as const, id: order.number, reason }]
  })
}

/** A customer wants each purchase once, so two unrefunded charges are an error. */
function doubleCharges({ charges, acknowledged }: Evidence): Complaint[] {
  const keptCharges = new Map(
    charges.filter(({ refunded }) => !refunded).map((charge) => [charge.reference, charge]),
  )
  const byOrder = Map.groupBy(keptCharges.values(), ({ orderId }) => orderId)
  const byPurchase = Map.groupBy(
    acknowledged.charged.filter(({ reference }) => keptCharges.has(reference)),
    ({ purchase }) => purchase,
  )
  return [...byOrder, ...byPurchase].flatMap(([id, several]) => {
    const references = new Set(several.map(({ reference }) => reference))
    if (references.size < 2) return []
    return [{ count: 'charged twice' as const, id, reason: [...references].join(' and ') }]
  })
}

/** After a lost answer, neither a voucher nor a card may pay for the same purchase again. */
function boughtTwice({ orders }: Evidence): Complaint[] {
  const boughtOrders = orders.filter(
    ({ paymentStatus, status }) => paymentStatus === 'paid' && status !== 'cancelled',
  )
  const byPurchase = Map.groupBy(boughtOrders, ({ customer, name }) => `${customer}, ${name}`)
  return [...byPurchase].flatMap(([id, several]) => {
    if (several.length < 2 || !several.some(isCovered)) return []
    const reason = several.map(({ number }) => number).join(' and ')
    return [{ count: 'charged twice' as const, id, reason }]
  })
}
