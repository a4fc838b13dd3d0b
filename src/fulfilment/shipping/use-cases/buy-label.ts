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
import { bookLabelCosts, codesOf, parcelsOfReturn, parcelsWith, type ShipmentRow } from './shipment-rows.ts'

interface LabelPurchase {
  readonly shipmentId: string
  /** Null where nobody presses: the task that asks again. */
  readonly actorId: string | null
}

/**
 * Buys the label of a shipment that waits for it. The service is asked under the shipment's own name, so that two presses, two tabs
 * or a lost answer are one label.
 */
export async function buyLabel(
  shop: Shop,
  { shipmentId, actorId }: LabelPurchase,
): Promise<Ok<ShipmentRow> | BuyingRefusal | Refusal<'shipment-not-found'>> {
  const [shipment] = await shop.db.select().from(shipments).where(eq(shipments.id, shipmentId))
  if (!shipment) return refuse('shipment-not-found')
  if (shipment.state !== 'buying') return ok(shipment)
  const question = await openQuestion(shop, shipment)
  if (!question) return buyLabel(shop, { shipmentId, actorId })
  const bought = await shop.carriers[shipment.source].buyLabel(question.label)
  if (!bought.ok) {
    await noteFailure(shop, question, bought)
    return bought
  }
  const at = shop.clock.now()
  return shop.db.transaction(async (tx) => {
    const order = await lockOrder(tx, shipment.orderId)
    const [label] = await tx
      .update(shipments)
      .set({ ...bought.value, state: 'bought', failure: null, boughtAt: at, updatedAt: at })
      .where(isStillBuying(shipmentId))
      .returning()
    if (order && label?.direction === 'outward') await bookLabelCosts(tx, order, { actorId, at })
    if (order && label?.returnId) await mailReturnLabels(shop, tx, { order, returnId: label.returnId })
    return ok(label ?? shipment)
  })
}

/** The customer prints them themselves, once all of them are there. */
async function mailReturnLabels(
  shop: Shop,
  tx: Transaction,
  { order, returnId }: { order: OrderRow; returnId: string },
): Promise<void> {
  const returned = await findReturn(tx, { orderId: order.id, returnId })
  const parcels = await parcelsOfReturn(tx, returnId)
  // The owner may have thought better of it since it was asked for.
  if (!returned || returned.state === 'kept' || parcels.some(({ state }) => state === 'buying')) return
  const posting = { code: codesOf(parcels), hasLabel: true }
  await shop.outbox.enqueue(
    tx,
    returnAnswer(order, returned, { cause: 'posting', day: null, words: '', posting }),
  )
}

/** Nothing but a purchase that is still open: the other press may have ended it. */
const isStillBuying = (shipmentId: string) => and(eq(shipments.id, shipmentId), eq(shipments.state, 'buying'))

interface Question {
  readonly label: NewLabel
  readonly askedAt: Date
  /** What was known of it before it was asked for; null where nobody ever was. */
  readonly before: ShipmentFailure | null
}

/** From here on nobody knows its end until the service has said it. Null where another press has ended it. */
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
    return { label: await labelOf(shop, tx, order, shipment), askedAt, before: shipment.failure }
  })
}

async function noteFailure(
  shop: Shop,
  { label, askedAt, before }: Question,
  { code, details }: BuyingRefusal,
): Promise<void> {
  const isUnsearched = code === 'not-connected' || (code === 'refused' && details.isUnsearched)
  // Who did not look for it does not say what came of a purchase before.
  if (code === 'unavailable' || (isUnsearched && before?.code === 'unavailable')) return
  const failure: ShipmentFailure = { code, ...details }
  // Another press that has asked since then knows better.
  const isLast = eq(shipments.updatedAt, askedAt)
  await shop.db
    .update(shipments)
    .set({ failure })
    .where(and(isStillBuying(label.shipmentId), isLast))
}

async function labelOf(
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
    // The buyer is told how it comes back, whoever received it.
    ...(direction === 'return' && { email: order.customerEmail || null }),
  }
  const [sender, receiver] = direction === 'outward' ? [home, away] : [away, home]
  const outwardReference = direction === 'return' ? await outwardLabelOf(tx, shipment) : null
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
    // What comes back does so without the invoice of the sale.
    invoiceKey: direction === 'outward' ? (invoice?.accessKey ?? null) : null,
    // Nothing is paid any more for what goes nowhere; what was paid before is still found.
    mostCost: direction === 'outward' && !isToBeSent(order) ? 0 : await leftToSpend(tx, shipment),
  }
}

/** The label of the parcel that brought these candles there, if the same service sold it. */
async function outwardLabelOf(tx: Transaction, { orderId, source }: ShipmentRow): Promise<string | null> {
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

/** The parcel's pieces with what was paid for one of each. */
export async function declaredItems(
  db: Reading,
  orderId: string,
  { parcel }: Pick<ShipmentRow, 'parcel'>,
): Promise<DeclaredItem[]> {
  const sold = await db.select().from(orderItems).where(eq(orderItems.orderId, orderId))
  const prices = new Map(
    sold.map(({ productSnapshot: { name, variant_name }, unitPrice }) => [
      [name, variant_name].filter(Boolean).join(' '),
      unitPrice,
    ]),
  )
  const pieces = parcel.items.reduce((sum, { quantity }) => sum + quantity, 0)
  const average = Math.round(parcel.value / Math.max(1, pieces))
  return parcel.items.map(({ name, quantity }) => ({ name, quantity, price: prices.get(name) ?? average }))
}

/** Of what the labels of one way may cost together, what the others have left. */
async function leftToSpend(db: Reading, shipment: ShipmentRow): Promise<number | null> {
  if (shipment.mostCost === null) return null
  const others = (await parcelsWith(db, shipment)).filter(({ id }) => id !== shipment.id)
  return Math.max(0, shipment.mostCost - others.reduce((sum, { cost }) => sum + (cost ?? 0), 0))
}
