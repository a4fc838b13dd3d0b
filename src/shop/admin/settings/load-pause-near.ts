import { isoDay } from '#domain/sao-paulo-time.ts'
import { pauseNear } from '#domain/settings/sale-pause.ts'
import type { Shop } from '#shop/shop.ts'
import { listOrdersInPause } from './list-orders-in-pause.ts'

/** The pause that is on or begins soon, and how many paid orders lie in it; null, and without a statement, where there is none. */
export async function loadPauseNear(shop: Pick<Shop, 'db' | 'clock' | 'settings'>) {
  const pause = pauseNear(shop.settings.current().values, isoDay(shop.clock.now()))
  return pause && { ...pause, orders: (await listOrdersInPause(shop)).length }
}

export type PauseNear = NonNullable<Awaited<ReturnType<typeof loadPauseNear>>>
