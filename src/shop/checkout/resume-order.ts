import type { Transaction } from '#database/connect.ts'
import type { CheckoutRefusal } from '#domain/checkout/checkout-refusal.ts'
import { closedOn } from '#domain/delivery/closed-days.ts'
import { isSameSlot } from '#domain/delivery/shifts.ts'
import { type Ok, ok } from '#domain/result.ts'
import { heldSlot } from '#shop/delivery/move-places.ts'
import { promiseColumns, takeSlot } from '#shop/delivery/take-slot.ts'
import { changeOrder, type OrderRow } from '#shop/orders/order-rows.ts'
import type { CheckoutFreight, CheckoutRequest } from './checkout-request.ts'

/** The same attempt again: only who receives it, and when, may have been corrected. */
export async function resumeOrder(
  tx: Transaction,
  order: OrderRow,
  { request, freight, now }: { request: CheckoutRequest; freight: CheckoutFreight; now: Date },
): Promise<Ok<OrderRow> | CheckoutRefusal> {
  const { customer, slot: wished } = request
  const { occasion } = freight
  const isClosed = order.promisedDay !== null && closedOn(occasion.schedule, order.promisedDay) !== null
  const changesSlot = isClosed || (wished && !isSameSlot(heldSlot(order), wished))
  const slot = changesSlot ? await takeSlot(tx, { occasion, wished: wished ?? null, from: order }) : null
  if (slot?.ok === false) return slot
  const { name: customerName, phone: customerPhone, cpf: customerCpf = null } = customer
  const isSame =
    order.customerName === customerName &&
    order.customerPhone === customerPhone &&
    order.customerCpf === customerCpf
  if (isSame && !slot) return ok(order)
  const promise = slot && promiseColumns(slot.value, occasion)
  const corrected = { customerName, customerPhone, customerCpf, ...promise, updatedAt: now }
  return ok(await changeOrder(tx, order.id, corrected))
}
