import type { DatabaseOrTransaction } from '#database/connect.ts'
import { leavingDay, leavingOn } from '#domain/carriers/offers.ts'
import { isoDay } from '#domain/sao-paulo-time.ts'
import { loadDeliveryConstraints } from '#shop/delivery/load-delivery-constraints.ts'
import { arrivalDaysOf } from '#shop/delivery/promise-of.ts'
import type { TroubledOrder } from './find-troubled-order.ts'

/** When a troubled parcel could leave and arrive instead; null where that is not known. */
export async function nextParcelDays(
  db: DatabaseOrTransaction,
  { order, notBefore = null }: Pick<TroubledOrder, 'order' | 'notBefore'>,
  now: Date,
) {
  const arrives = arrivalDaysOf(order)
  if (!order.promisedDay || !arrives) return null
  const { schedule } = await loadDeliveryConstraints(db, { now, distanceMetres: null })
  const day = leavingDay(schedule, { today: isoDay(now), readyOn: notBefore })
  return day ? leavingOn({ leavesOn: order.promisedDay, arrives }, day) : null
}
