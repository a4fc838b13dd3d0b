import { slotValue } from '#delivery/calendar/domain/shifts.ts'
import type { ParcelToMove } from '#fulfilment/calendar/use-cases/list-promises.ts'
import type { OrderOfClosing } from '#fulfilment/calendar/use-cases/preview-closing.ts'

type Planned = Pick<OrderOfClosing, 'id' | 'next' | 'choices' | 'hasEmail'>

/** Values of the form field: 'orderId|slot' to move an order, 'orderId' to keep its day. */
export const listPlans = ({ id, choices }: Planned) => [
  ...choices.map((slot) => ({ value: `${id}|${slotValue(slot)}`, slot })),
  { value: `${id}|`, slot: null },
]

/** Falls back to the proposal if the chosen slot is no longer available. */
export function choosePlan(order: Planned, chosen: string | undefined): string {
  const plans = listPlans(order)
  const proposed = order.next ? plans[0] : plans.at(-1)
  return (plans.find(({ value }) => value === chosen) ?? proposed)?.value ?? ''
}

export const countEmails = (orders: readonly Planned[], chosen: Readonly<Record<string, string>>) =>
  orders.filter((order) => order.hasEmail && choosePlan(order, chosen[order.id]) !== `${order.id}|`).length

export const mailsOfParcels = (parcels: readonly Pick<ParcelToMove, 'hasEmail' | 'next'>[]) =>
  parcels.filter(({ hasEmail, next }) => hasEmail && next !== null).length
