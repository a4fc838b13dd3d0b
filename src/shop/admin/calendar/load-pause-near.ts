import { isWithin } from '#domain/delivery/workshop-calendar.ts'
import { isoDay } from '#domain/sao-paulo-time.ts'
import { pauseNear } from '#domain/settings/sale-pause.ts'
import type { Shop } from '#shop/shop.ts'
import { listPromises } from './list-promises.ts'

/** The pause that is on or begins soon, and how many paid orders lie in it; null, and without a statement, where there is none. */
export async function loadPauseNear(shop: Pick<Shop, 'db' | 'clock' | 'settings'>) {
  const pause = pauseNear(shop.settings.current(), isoDay(shop.clock.now()))
  if (!pause) return null
  const orders = (await listPromises(shop)).filter(({ promise }) => isWithin(pause, promise.day))
  return { ...pause, orders: orders.length }
}

export type PauseNear = NonNullable<Awaited<ReturnType<typeof loadPauseNear>>>
