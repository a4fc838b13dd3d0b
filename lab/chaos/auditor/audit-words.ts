import type { Complaint } from './audit.ts'
import type { Evidence, OrderFact, VoucherFact } from './evidence.ts'

export function auditWords(evidence: Evidence): Complaint[] {
  return [...missingOrders(evidence), ...missingChanges(evidence), ...differentAnswers(evidence)]
}

function missingOrders({ orders, acknowledged }: Evidence): Complaint[] {
  const byNumber = new Map(orders.map((order) => [order.number, order]))
  const missing = (id: string, reason: string): Complaint => ({
    count: 'acknowledged orders missing',
    id,
    reason,
  })
  // Each payment method has its own total, so the order must match one of the acknowledged ones.
  const totals = new Map<string, Set<number>>()
  for (const { orderNumber, total } of acknowledged.checkouts)
    totals.set(orderNumber, (totals.get(orderNumber) ?? new Set()).add(total))
  const startedCheckouts = acknowledged.checkouts.flatMap(({ orderNumber, customer, total }) => {
    const order = byNumber.get(orderNumber)
    if (!order) return [missing(orderNumber, 'was begun and is not there')]
    if (order.customer !== customer) return [missing(orderNumber, 'belongs to somebody else')]
    // The answer to a change of payment method may be lost, so its total may be unknown here.
    const isChanged = order.events.some(({ kind }) => kind === 'payment-method-changed')
    return isChanged || totals.get(orderNumber)?.has(order.total)
      ? []
      : [missing(orderNumber, `costs ${order.total} instead of ${total}`)]
  })
  const paid = acknowledged.paid.flatMap(({ orderNumber }) => {
    const order = byNumber.get(orderNumber)
    if (!order) return [missing(orderNumber, 'was said to be paid and is not there')]
    return wasPaid(order) ? [] : [missing(orderNumber, `was said to be paid and is ${order.paymentStatus}`)]
  })
  return [...startedCheckouts, ...paid]
}

const wasPaid = ({ paymentStatus }: OrderFact) => paymentStatus === 'paid' || paymentStatus === 'refunded'

function missingChanges({ orders, products, shelves, vouchers, acknowledged }: Evidence): Complaint[] {
  const byId = new Map(orders.map((order) => [order.id, order]))
  const missing = (id: string, reason: string): Complaint => ({
    count: 'acknowledged changes missing',
    id,
    reason,
  })
  const cancelledOrders = acknowledged.cancelled
    .filter(({ orderId }) => byId.get(orderId)?.status !== 'cancelled')
    .map(({ orderId }) => missing(orderId, `was cancelled and is ${byId.get(orderId)?.status}`))
  const statuses = acknowledged.statuses
    .filter(({ orderId, status }) => !hasEvent(byId.get(orderId), status))
    .map(({ orderId, status }) => missing(orderId, `was set to ${status}, which its history does not show`))
  const images = products.flatMap((product) => {
    const addedCount = acknowledged.images.filter(({ productId }) => productId === product.id).length
    const short = product.imagesBefore + addedCount - product.images
    const missingImages = product.imagesMissing.map((url) =>
      missing(url, 'is named by its product and not stored'),
    )
    return short > 0
      ? [...missingImages, missing(product.name, `${short} images were said to be there`)]
      : missingImages
  })
  const counts = shelves.flatMap(({ id, name, counted }) => {
    const acknowledgedCount = acknowledged.counts.reduce(
      (sum, { shelf, change }) => sum + (shelf === id ? change : 0),
      0,
    )
    return acknowledgedCount > counted
      ? [missing(name, `${acknowledgedCount} units were said to be counted in, not ${counted}`)]
      : []
  })
  const shownVouchers = acknowledged.vouchers
    .filter(({ orderNumber, amount }) => !vouchers.some(isActive(orderNumber, amount)))
    .map(({ orderNumber, amount }) => missing(orderNumber, `showed a voucher of ${amount}`))
  return [...cancelledOrders, ...statuses, ...images, ...counts, ...shownVouchers]
}

const isActive = (orderNumber: string, amount: number) => (voucher: VoucherFact) =>
  voucher.orderNumber === orderNumber && voucher.amount === amount && voucher.state === 'active'

function hasEvent(order: OrderFact | undefined, status: string): boolean {
  return order?.events.some((event) => event.kind === 'status-changed' && event.status === status) ?? false
}

/**
 * Repeating an attempt must return the same order, payment and total. Another voucher amount is another
 * attempt.
 */
function differentAnswers({ orders, acknowledged }: Evidence): Complaint[] {
  const voucherOf = new Map(orders.map(({ number, voucher }) => [number, voucher]))
  const first = new Map<string, string>()
  const complaints: Complaint[] = []
  for (const { key: cart, ...answer } of acknowledged.checkouts) {
    const key = `${cart} ${voucherOf.get(answer.orderNumber) ?? 0}`
    const text = JSON.stringify(answer)
    const before = first.get(key)
    if (before === undefined) first.set(key, text)
    else if (before !== text)
      complaints.push({
        count: 'answers different for the same key',
        id: key,
        reason: `${before} and ${text}`,
      })
  }
  return complaints
}
