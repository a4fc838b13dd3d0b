import { slotValue } from '#delivery/calendar/domain/shifts.ts'
import type { ParcelToMove } from '#fulfilment/calendar/use-cases/list-promises.ts'
import type { OrderOfClosing } from '#fulfilment/calendar/use-cases/preview-closing.ts'

type Planned = Pick<OrderOfClosing, 'id' | 'next' | 'choices' | 'hasEmail'>

/** What can be done with an order of a day that is closed, as the form sends it: it goes to a slot, or stays. */
export const plansOf = ({ id, choices }: Planned) => [
  ...choices.map((slot) => ({ value: `${id}|${slotValue(slot)}`, slot })),
  { value: `${id}|`, slot: null },
]

/** What the owner chose, while that can be had; else what is proposed. */
export function planOf(order: Planned, chosen: string | undefined): string {
  const plans = plansOf(order)
  const proposed = order.next ? plans[0] : plans.at(-1)
  return (plans.find(({ value }) => value === chosen) ?? proposed)?.value ?? ''
}

/** How many are told of a new day by mail. */
export const mailsOf = (orders: readonly Planned[], chosen: Readonly<Record<string, string>>) =>
  orders.filter((order) => order.hasEmail && planOf(order, chosen[order.id]) !== `${order.id}|`).length

export const mailsOfParcels = (parcels: readonly Pick<ParcelToMove, 'hasEmail' | 'next'>[]) =>
  parcels.filter(({ hasEmail, next }) => hasEmail && next !== null).length
