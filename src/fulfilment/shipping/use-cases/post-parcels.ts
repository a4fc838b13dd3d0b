import { eq } from 'drizzle-orm'
import { hasBeenPosted } from '#delivery/carriers/domain/shipment.ts'
import { changeOrderStatus } from '#fulfilment/orders/use-cases/change-order-status.ts'
import { shipments } from '#fulfilment/shipping/schema.ts'
import { isBeforeShipping } from '#orders/domain/order-status.ts'
import { lockOrder } from '#orders/use-cases/order-rows.ts'
import type { Actor } from '#platform/audit/record-change.ts'
import { commitUnlessRefused } from '#platform/commit-unless-refused.ts'
import { type Centavos, parseBrl } from '#platform/domain/money.ts'
import { ok, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'
import { bookLabelCosts, joinCodes, listOutwardShipments, listUnlabelled } from './shipment-rows.ts'

interface PostedParcel {
  readonly shipmentId: string
  readonly trackingCode: string
  /** Price paid at the counter; empty if unknown or already known from the label. */
  readonly cost: string
}

interface Posting {
  readonly orderId: string
  readonly parcels: readonly PostedParcel[]
  readonly actor: Actor
}

const DEAREST_LABEL: Centavos = 2_000_00

export async function postParcels(shop: Shop, { orderId, parcels: typed, actor }: Posting) {
  const costs = new Map(
    typed.filter(({ cost }) => cost.trim()).map((row) => [row.shipmentId, parseBrl(row.cost)]),
  )
  for (const [shipmentId, cost] of costs)
    if (cost === null || cost < 0 || cost > DEAREST_LABEL) return refuse('invalid-cost', { shipmentId })
  return commitUnlessRefused(shop.db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order) return refuse('order-not-found')
    if (order.status === 'cancelled') return refuse('order-cancelled')
    if (!isBeforeShipping(order.status)) return refuse('already-sent')
    const at = shop.clock.now()
    const labels = await listOutwardShipments(tx, orderId)
    if (labels.length === 0 || labels.some(({ state }) => state === 'buying')) return refuse('no-label')
    if ((await listUnlabelled(tx, labels)).length > 0) return refuse('no-label')
    for (const label of labels.filter(({ state }) => !hasBeenPosted(state))) {
      const ownRow = typed.find(({ shipmentId }) => shipmentId === label.id)
      const trackingCode = ownRow?.trackingCode.trim() || label.trackingCode
      const cost = costs.get(label.id) ?? label.cost
      await tx
        .update(shipments)
        .set({ state: 'posted', postedAt: at, trackingCode, cost, failure: null, updatedAt: at })
        .where(eq(shipments.id, label.id))
    }
    await bookLabelCosts(tx, order, { actorId: actor.id, at })
    const code = joinCodes(await listOutwardShipments(tx, orderId))
    const sent = await changeOrderStatus(
      { ...shop, db: tx },
      { orderId, to: 'shipped', trackingNumber: code ?? order.trackingNumber, actor },
    )
    return sent.ok ? ok({ orderNumber: order.orderNumber, isMailed: sent.value.isMailed }) : sent
  })
}
