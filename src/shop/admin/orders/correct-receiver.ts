import { changesBetween } from '#domain/audit/changes.ts'
import type { GiftReceiver } from '#domain/gifts/gift.ts'
import { type CorrectionField, correctContact, type TypedContact } from '#domain/orders/order-correction.ts'
import type { OrderRow } from '#shop/orders/order-rows.ts'

/** Name and telephone are hers who gets it; she has to be reached, so there is always a number. */
export function correctReceiver(typed: TypedContact, order: OrderRow, { name, phone }: GiftReceiver) {
  const kept = { customerName: name, customerEmail: order.customerEmail, customerPhone: phone }
  const { contact: read, faults } = correctContact(typed, kept)
  const contact = { name: read.customerName, phone: read.customerPhone ?? '' }
  const changes = changesBetween(
    { receiverName: name, receiverPhone: phone },
    { receiverName: contact.name, receiverPhone: contact.phone },
  )
  const all: CorrectionField[] = contact.phone === '' ? [...faults, 'phone'] : faults
  return { contact: { customerEmail: read.customerEmail }, receiver: { contact, changes }, faults: all }
}
