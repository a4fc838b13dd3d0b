import { pauseNear } from '#delivery/calendar/domain/sale-pause.ts'
import { isWithin } from '#delivery/calendar/domain/workshop-calendar.ts'
import { isoDay } from '#platform/domain/sao-paulo-time.ts'
import type { Shop } from '#platform/shop.ts'
import { listPromisesAndParcels } from './list-promises.ts'

/** Returns null without a query if there is no current or upcoming pause. */
export async function loadPauseNear(shop: Pick<Shop, 'db' | 'clock' | 'settings'>) {
  const pause = pauseNear(shop.settings.current(), isoDay(shop.clock.now()))
  if (!pause) return null
  const { promises, parcels } = await listPromisesAndParcels(shop)
  const days = [
    ...promises.map(({ promise }) => promise.day),
    ...parcels.map((parcel) => parcel.days.leavesOn),
  ]
  return { ...pause, orders: days.filter((day) => isWithin(pause, day)).length }
}

export type PauseNear = NonNullable<Awaited<ReturnType<typeof loadPauseNear>>>
