import type { Complaint } from './audit.ts'
import type { ChargeFact, Evidence, OrderFact } from './evidence.ts'

/** Is every charge somebody's order, and every paid order somebody's charge, once? */
export function auditMoney(evidence: Evidence): Complaint[] {
  return [...chargesWithoutOrder(evidence), ...ordersWithoutMoney(evidence), ...doubleCharges(evidence)]
}

function chargesWithoutOrder({ charges, orders }: Evidence): Complaint[] {
  const byId = new Map(orders.map((order) => [order.id, order]))
  return charges.flatMap((charge) => {
    const reason = faultOf(charge, byId.get(charge.orderId))
    return reason ? [{ count: 'paid without order' as const, id: charge.reference, reason }] : []
  })
}

function faultOf(charge: ChargeFact, order: OrderFact | undefined): string | null {
  if (!order) return `names order ${charge.orderId}, which does not exist`
  // She had given it up for another way of paying, and it was paid all the same: it goes back, and the order is what it is.
  if (order.reference !== charge.reference)
    return charge.refunded || order.paymentStatus === 'paid'
      ? null
      : `was taken beside ${order.reference}, and ${order.number} is ${order.paymentStatus}`
  if (order.total !== charge.amount)
    return `took ${charge.amount} for ${order.number}, which costs ${order.total}`
  if (charge.refunded)
    return order.paymentStatus === 'refunded' ? null : `was given back, and ${order.number} does not know`
  if (order.paymentStatus !== 'paid') return `was taken, and ${order.number} is ${order.paymentStatus}`
  return order.status === 'cancelled' ? `was taken and kept, and ${order.number} is cancelled` : null
}

function ordersWithoutMoney({ charges, orders }: Evidence): Complaint[] {
  const unrefunded = new Set(charges.filter(({ refunded }) => !refunded).map(({ reference }) => reference))
  const refundedCharges = new Set(
    charges.filter(({ refunded }) => refunded).map(({ reference }) => reference),
  )
  return orders.flatMap((order) => {
    const isTrue =
      order.paymentStatus === 'paid'
        ? unrefunded.has(order.reference ?? '')
        : order.paymentStatus !== 'refunded' || refundedCharges.has(order.reference ?? '')
    if (isTrue) return []
    const reason = `says ${order.paymentStatus}; the provider does not`
    return [{ count: 'order paid without money' as const, id: order.number, reason }]
  })
}

/** By order, and by what the customer had in mind: she wanted each thing once. What was given back does not count. */
function doubleCharges({ charges, acknowledged }: Evidence): Complaint[] {
  const kept = new Map(
    charges.filter(({ refunded }) => !refunded).map((charge) => [charge.reference, charge]),
  )
  const byOrder = Map.groupBy(kept.values(), ({ orderId }) => orderId)
  const byPurchase = Map.groupBy(
    acknowledged.charged.filter(({ reference }) => kept.has(reference)),
    ({ purchase }) => purchase,
  )
  return [...byOrder, ...byPurchase].flatMap(([id, several]) => {
    const references = new Set(several.map(({ reference }) => reference))
    if (references.size < 2) return []
    return [{ count: 'charged twice' as const, id, reason: [...references].join(' and ') }]
  })
}
