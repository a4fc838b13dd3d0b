import type { Complaint } from './audit.ts'
import type { Evidence, OrderFact } from './evidence.ts'

export function auditDeliveries(evidence: Evidence): Complaint[] {
  return [...givenTwice(evidence), ...missingChanges(evidence)]
}

function givenTwice({ shifts, batches }: Evidence): Complaint[] {
  const doubleComplaint = (id: string, reason: string): Complaint => ({
    count: 'places or batches given twice',
    id,
    reason,
  })
  return [
    ...shifts
      .filter(({ orders, capacity, ordersBefore }) => orders > Math.max(capacity, ordersBefore) || orders < 0)
      .map(({ slot, orders, capacity }) => doubleComplaint(slot, `${orders} orders for ${capacity} places`)),
    ...batches
      .filter(({ reserved, units }) => reserved > units || reserved < 0)
      .map(({ id, reserved, units }) => doubleComplaint(id, `${reserved} reserved of ${units} candles`)),
  ]
}

function missingChanges({ orders, batches, acknowledged }: Evidence): Complaint[] {
  const byNumber = new Map(orders.map((order) => [order.number, order]))
  const stateOf = new Map(batches.map(({ id, state }) => [id, state]))
  const missing = (id: string, reason: string): Complaint => ({
    count: 'acknowledged changes missing',
    id,
    reason,
  })
  return [
    ...acknowledged.newDays
      .filter(({ orderNumber, slot }) => !byNumber.get(orderNumber)?.slots.includes(slot))
      .map(({ orderNumber, slot }) => missing(orderNumber, `was moved to ${slot}, which nobody wrote down`)),
    ...acknowledged.moneyBack
      .filter(({ orderNumber }) => !hasMoneyBack(byNumber.get(orderNumber)))
      .map(({ orderNumber }) => missing(orderNumber, 'was to be paid back for a lost batch')),
    ...acknowledged.batches
      .filter(({ batchId, state }) => stateOf.get(batchId) !== state)
      .map(({ batchId, state }) =>
        missing(batchId, `was said to be ${state} and is ${stateOf.get(batchId)}`),
      ),
  ]
}

const hasMoneyBack = (order: OrderFact | undefined) =>
  order?.paymentStatus === 'refunded' || order?.events.some(({ kind }) => kind === 'partly-refunded')
