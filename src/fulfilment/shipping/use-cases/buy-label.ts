import { and, eq, notInArray } from 'drizzle-orm'
import type { ShipmentFailure } from '#delivery/carriers/domain/shipment.ts'
import type { BuyingRefusal, DeclaredItem, NewLabel } from '#delivery/carriers/providers/port.ts'
import { returnAnswer } from '#fulfilment/returns/use-cases/return-mail.ts'
import { shipments } from '#fulfilment/shipping/schema.ts'
import { isBeforeShipping } from '#orders/domain/order-status.ts'
import { orderInvoices } from '#orders/schema/invoices.ts'
import { orderItems } from '#orders/schema/orders.ts'
import { lockOrder, type OrderRow } from '#orders/use-cases/order-rows.ts'
import { findReturn } from '#orders/use-cases/return-rows.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'
import { loadSettings } from '#settings/use-cases/load-settings.ts'
import { partyOfOrder, partyOfShop } from './parties.ts'
import { bookLabelCosts, joinCodes, parcelsOfReturn, parcelsWith, type ShipmentRow } from './shipment-rows.ts'

interface LabelPurchase {
  readonly shipmentId: string
  readonly actorId: string | null
}

/** The shipment's id is the idempotency key, so a double click or a lost answer still buys one label. */
export async function buyLabel(
  shop: Shop,
  { shipmentId, actorId }: LabelPurchase,
): Promise<Ok<ShipmentRow> | BuyingRefusal | Refusal<'shipment-not-found'>> {
  const [shipment] = await shop.db.select().from(shipments).where(eq(shipments.id, shipmentId))
  if (!shipment) return refuse('shipment-not-found')
  if (shipment.state !== 'buying') return ok(shipment)
  const question = await openQuestion(shop, shipment)
  if (!question) return buyLabel(shop, { shipmentId, actorId })
  const result = await shop.carriers[shipment.source].buyLabel(question.label)
  if (!result.ok) {
    await noteFailure(shop, question, result)
    return result
  }
  const at = shop.clock.now()
  return shop.db.transaction(async (tx) => {
    const order = await lockOrder(tx, shipment.orderId)
    const [label] = await tx
      .update(shipments)
      .set({ ...result.value, state: 'bought', failure: null, boughtAt: at, updatedAt: at })
      .where(isStillBuying(shipmentId))
      .returning()
    if (order && label?.direction === 'outward') await bookLabelCosts(tx, order, { actorId, at })
    if (order && label?.returnId) await mailReturnLabels(shop, tx, { order, returnId: label.returnId })
    return ok(label ?? shipment)
  })
}

async function mailReturnLabels(
  shop: Shop,
  tx: Transaction,
  { order, returnId }: { order: OrderRow; returnId: string },
): Promise<void> {
  const returned = await findReturn(tx, { orderId: order.id, returnId })
  const parcels = await parcelsOfReturn(tx, returnId)
  // The return may have been withdrawn in the meantime.
  if (!returned || returned.state === 'kept' || parcels.some(({ state }) => state === 'buying')) return
  const posting = { code: joinCodes(parcels), hasLabel: true }
  await shop.outbox.enqueue(
    tx,
    returnAnswer(order, returned, { cause: 'posting', day: null, words: '', posting }),
  )
}

/** A concurrent request may have completed the purchase. */
const isStillBuying = (shipmentId: string) => and(eq(shipments.id, shipmentId), eq(shipments.state, 'buying'))

interface Question {
  readonly label: NewLabel
  readonly askedAt: Date
  readonly before: ShipmentFailure | null
}

/**
 * Marks the result as unknown until the service answers. Returns null if a concurrent request has
 * completed the purchase.
 */
async function openQuestion(shop: Shop, { id, orderId }: ShipmentRow): Promise<Question | null> {
  return shop.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order) throw new Error(`order ${orderId} is gone`)
    const [shipment] = await tx.select().from(shipments).where(isStillBuying(id)).for('update')
    if (!shipment) return null
    const askedAt = shop.clock.now()
    await tx
      .update(shipments)
      .set({ failure: { code: 'unavailable' }, updatedAt: askedAt })
      .where(eq(shipments.id, id))
    return { label: await buildLabel(shop, tx, order, shipment), askedAt, before: shipment.failure }
  })
}

async function noteFailure(
  shop: Shop,
  { label, askedAt, before }: Question,
  { code, details }: BuyingRefusal,
): Promise<void> {
  const isUnsearched = code === 'not-connected' || (code === 'refused' && details.isUnsearched)
  // If the result is unknown or no lookup was made, the unknown state of the earlier purchase is kept.
  if (code === 'unavailable' || (isUnsearched && before?.code === 'unavailable')) return
  const failure: ShipmentFailure = { code, ...details }
  // Only the latest request writes its failure, because it has the newest information.
  const isLast = eq(shipments.updatedAt, askedAt)
  await shop.db
    .update(shipments)
    .set({ failure })
    .where(and(isStillBuying(label.shipmentId), isLast))
}

async function buildLabel(
  shop: Shop,
  tx: Transaction,
  order: OrderRow,
  shipment: ShipmentRow,
): Promise<NewLabel> {
  const { id: shipmentId, direction, carrier, service, parcel } = shipment
  const { accessKey } = orderInvoices
  const [invoice] = await tx
    .select({ accessKey })
    .from(orderInvoices)
    .where(eq(orderInvoices.orderId, order.id))
  const home = partyOfShop(await loadSettings({ db: tx, config: shop.config }))
  const away = {
    ...(await partyOfOrder(tx, order)),
    // Return emails go to the buyer, even if the order was a gift.
    ...(direction === 'return' && { email: order.customerEmail || null }),
  }
  const [sender, receiver] = direction === 'outward' ? [home, away] : [away, home]
  const outwardReference = direction === 'return' ? await findOutwardLabel(tx, shipment) : null
  return {
    shipmentId,
    orderNumber: order.orderNumber,
    direction,
    outwardReference,
    carrier,
    service,
    parcel,
    sender,
    receiver,
    items: await declaredItems(tx, order.id, shipment),
    // The sale's invoice is not valid for a return.
    invoiceKey: direction === 'outward' ? (invoice?.accessKey ?? null) : null,
    // A limit of 0 buys nothing for a cancelled order, but still finds a label bought before.
    mostCost: direction === 'outward' && !isToBeSent(order) ? 0 : await leftToSpend(tx, shipment),
  }
}

async function findOutwardLabel(tx: Transaction, { orderId, source }: ShipmentRow): Promise<string | null> {
  const { reference, direction, state, parcelNumber } = shipments
  const isOutward = and(
    eq(shipments.orderId, orderId),
    eq(direction, 'outward'),
    eq(shipments.source, source),
  )
  const [label] = await tx
    .select({ reference })
    .from(shipments)
    .where(and(isOutward, notInArray(state, ['buying', 'cancelled'])))
    .orderBy(parcelNumber)
    .limit(1)
  return label?.reference ?? null
}

const isToBeSent = ({ paymentStatus, status }: OrderRow) =>
  paymentStatus === 'paid' && isBeforeShipping(status)

type Reading = Parameters<typeof parcelsWith>[0]

export async function declaredItems(
  db: Reading,
  orderId: string,
  { parcel }: Pick<ShipmentRow, 'parcel'>,
): Promise<DeclaredItem[]> {
  const soldOrderItems = await db.select().from(orderItems).where(eq(orderItems.orderId, orderId))
  const prices = new Map(
    soldOrderItems.map(({ productSnapshot: { name, variant_name }, unitPrice }) => [
      [name, variant_name].filter(Boolean).join(' '),
      unitPrice,
    ]),
  )
  const pieces = parcel.items.reduce((sum, { quantity }) => sum + quantity, 0)
  const average = Math.round(parcel.value / Math.max(1, pieces))
  return parcel.items.map(({ name, quantity }) => ({ name, quantity, price: prices.get(name) ?? average }))
}

/** Rest of the shared limit after the other parcels' labels. */
async function leftToSpend(db: Reading, shipment: ShipmentRow): Promise<number | null> {
  if (shipment.mostCost === null) return null
  const otherParcels = (await parcelsWith(db, shipment)).filter(({ id }) => id !== shipment.id)
  return Math.max(0, shipment.mostCost - otherParcels.reduce((sum, { cost }) => sum + (cost ?? 0), 0))
}
