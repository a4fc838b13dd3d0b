import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Address } from '#delivery/addresses/domain/address.ts'
import { toShippingAddress } from '#delivery/addresses/domain/shipping-address.ts'
import { resizePlace } from '#delivery/calendar/use-cases/move-places.ts'
import { checkPlaceOfCep } from '#delivery/carriers/use-cases/check-place-of-cep.ts'
import { type MeasuredDelivery, measureDelivery } from '#delivery/freight/use-cases/measure-delivery.ts'
import { findConfirmedAccount } from '#fulfilment/orders/use-cases/manual/find-confirmed-account.ts'
import { shipments } from '#fulfilment/shipping/schema.ts'
import type { GiftReceiver, OrderGift } from '#orders/domain/gift.ts'
import {
  type CorrectionField,
  correctAddress,
  correctContact,
  type TypedContact,
} from '#orders/domain/order-correction.ts'
import { isMadeByHand } from '#orders/domain/order-origin.ts'
import { isBeforeShipping } from '#orders/domain/order-status.ts'
import { orders } from '#orders/schema/orders.ts'
import { correctionNotice } from '#orders/use-cases/correction-notice.ts'
import { newerVersion } from '#orders/use-cases/order-edits.ts'
import { recordOrderEvents } from '#orders/use-cases/order-events.ts'
import { changeReceiver, readOrderGift } from '#orders/use-cases/order-gift.ts'
import { changeOrder, lockOrder, type OrderRow, orderColumns } from '#orders/use-cases/order-rows.ts'
import { changesBetween } from '#platform/audit/changes.ts'
import { type Actor, recordChange } from '#platform/audit/record-change.ts'
import { commitUnlessRefused } from '#platform/commit-unless-refused.ts'
import type { Transaction } from '#platform/database/connect.ts'
import type { Centavos } from '#platform/domain/money.ts'
import { ok, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'

export interface OrderCorrection {
  readonly orderId: string
  readonly contact: TypedContact
  /** Ignored for pickup orders. */
  readonly address: Address
  readonly seenVersion: number
  /** Ride price shown to the owner; undefined if none was shown yet. */
  readonly seenFreight?: Centavos | undefined
  readonly notifiesCustomer: boolean
  readonly actor: Actor
}

/** For a gift, changes the recipient; the email address stays the buyer's. */
export async function correctOrder(shop: Shop, correction: OrderCorrection) {
  const { orderId, seenVersion, seenFreight, notifiesCustomer, actor } = correction
  const [seenOrder] = await shop.db.select(orderColumns).from(orders).where(eq(orders.id, orderId))
  if (!seenOrder) return refuse('order-not-found')
  const { contact, receiver, address, faults } = readCorrection(
    correction,
    seenOrder,
    await readOrderGift(shop.db, orderId),
  )
  if (faults.length > 0) return refuse('correction-invalid', { faults })
  // Outside the transaction, because it calls external services.
  const isSent = seenOrder.deliveryWay === 'carrier'
  if (address && isSent) {
    const placed = await checkPlaceOfCep(shop, address)
    if (!placed.ok) return placed
    // A carrier's price depends on the state, so the state cannot change.
    if (address.state !== seenOrder.shippingAddress.state)
      return refuse('correction-invalid', { faults: ['state'] satisfies CorrectionField[] })
  }
  const measured = address && !isSent ? await measureDelivery(shop, address) : null
  if (measured?.ok === false) return measured
  const ride = measured?.value ?? null
  return commitUnlessRefused(shop.db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order) return refuse('order-not-found')
    if (!isBeforeShipping(order.status)) return refuse('order-left')
    const corrected = { ...contact, ...(address && deliveryColumns(order, address, ride)) }
    const changes = { ...listChanges(order, corrected, ride), ...receiver?.changes }
    const result = { orderNumber: order.orderNumber, isPacked: order.packedAt !== null }
    if (Object.keys(changes).length === 0) return ok({ ...result, isMailed: false })
    const newer = await newerVersion(tx, 'correct', { orderId, seenVersion })
    if (newer) return refuse('newer-version', newer)
    const freight = compareFreight(order, ride)
    if (freight && freight.now !== freight.charged && freight.now !== seenFreight)
      return refuse('say-freight', freight)
    if (address && changesAddress(order, address) && (await hasBoughtLabel(tx, orderId)))
      return refuse('label-bought')
    const now = shop.clock.now()
    if (ride && order.deliveryWay === 'courier') await resizePlace(tx, order, ride.metres)
    const owner = await ownerAfter(tx, order, corrected)
    const changed = await changeOrder(tx, orderId, { ...corrected, ...owner, updatedAt: now })
    if (receiver) await changeReceiver(tx, orderId, receiver.contact)
    const reason = freight && freight.now !== freight.charged ? String(freight.now - freight.charged) : null
    await recordOrderEvents(tx, orderId, [{ kind: 'corrected', at: now, reason, actorId: actor.id }])
    await recordChange(tx, { actor, entity: 'order', entityId: orderId, action: 'correct', changes, at: now })
    const isMailed =
      notifiesCustomer &&
      (await notifyCustomer(shop, tx, changed, { now, receiver: receiver?.contact ?? null }))
    return ok({ ...result, isMailed })
  })
}

function changesAddress({ shippingAddress }: OrderRow, address: Address): boolean {
  return (
    Object.keys(changesBetween({ ...shippingAddress }, { line2: null, ...toShippingAddress(address) }))
      .length > 0
  )
}

/** A label that was already bought has the old address. */
async function hasBoughtLabel(tx: Transaction, orderId: string): Promise<boolean> {
  const isIt = and(
    eq(shipments.orderId, orderId),
    eq(shipments.direction, 'outward'),
    eq(shipments.source, 'melhor-envio'),
    eq(shipments.state, 'bought'),
  )
  return (await tx.select({ id: shipments.id }).from(shipments).where(isIt).limit(1)).length > 0
}

function readCorrection(
  { contact: typed, address: written }: OrderCorrection,
  order: OrderRow,
  gift: OrderGift | null,
) {
  const person = gift?.receiver ? correctReceiver(typed, order, gift.receiver) : correctContact(typed, order)
  const receiver = 'receiver' in person ? person.receiver : null
  if (order.deliveryWay === 'pickup') return { ...person, receiver, address: null }
  const delivery = correctAddress(written, order.shippingAddress)
  const faults: CorrectionField[] = [...person.faults, ...delivery.faults]
  return { ...person, receiver, address: delivery.address, faults }
}

/** A manual order belongs to the account with its email address, so a new address may change the account. */
async function ownerAfter(tx: Transaction, order: OrderRow, { customerEmail }: Partial<OrderRow>) {
  const isMoved = customerEmail !== undefined && customerEmail !== order.customerEmail
  return isMoved && isMadeByHand(order) ? { userId: await findConfirmedAccount(tx, customerEmail) } : {}
}

/** Arranged deliveries are not paid by distance, and carriers need no measured distance. */
function deliveryColumns({ deliveryWay }: OrderRow, address: Address, ride: MeasuredDelivery | null) {
  return {
    shippingAddress: toShippingAddress(address),
    ...(ride && { deliveryPoint: ride.point }),
    ...(ride && deliveryWay === 'courier' && { shippingDistanceMetres: ride.metres }),
  }
}

/** If the ride was free, compares the new price with the full price. The owner waives the new price too. */
function compareFreight(order: OrderRow, ride: MeasuredDelivery | null) {
  const { deliveryWay, shippingAmount, shippingWaivedAmount } = order
  const charged = shippingAmount + shippingWaivedAmount
  return ride && deliveryWay === 'courier' ? { charged, now: ride.price } : null
}

function listChanges(
  order: OrderRow,
  { shippingAddress, deliveryPoint: _point, ...columns }: Partial<OrderRow>,
  ride: MeasuredDelivery | null,
) {
  const { shippingDistanceMetres: _metres, ...contact } = columns
  const freight = compareFreight(order, ride)
  return {
    ...changesBetween(order, contact),
    ...(shippingAddress && changesBetween({ ...order.shippingAddress }, { line2: null, ...shippingAddress })),
    ...(freight && { freightOfAddress: { from: freight.charged, to: freight.now } }),
  }
}

async function notifyCustomer(
  shop: Shop,
  tx: Transaction,
  order: OrderRow,
  { now, receiver }: { now: Date; receiver: GiftReceiver | null },
): Promise<boolean> {
  if (order.identityLockedAt || order.customerEmail === '') return false
  await shop.outbox.enqueue(tx, correctionNotice(order, { change: randomUUID(), at: now, receiver }))
  return true
}

/** The recipient of a gift must be reachable, so the phone number is required. */
function correctReceiver(typed: TypedContact, order: OrderRow, { name, phone }: GiftReceiver) {
  const unchanged = { customerName: name, customerEmail: order.customerEmail, customerPhone: phone }
  const { contact: read, faults } = correctContact(typed, unchanged)
  const contact = { name: read.customerName, phone: read.customerPhone ?? '' }
  const changes = changesBetween(
    { receiverName: name, receiverPhone: phone },
    { receiverName: contact.name, receiverPhone: contact.phone },
  )
  const all: CorrectionField[] = contact.phone === '' ? [...faults, 'phone'] : faults
  return { contact: { customerEmail: read.customerEmail }, receiver: { contact, changes }, faults: all }
}
