import { isoDay } from '#domain/sao-paulo-time.ts'
import { type SalePause, salePauseOn } from '#domain/settings/sale-pause.ts'
import type { Shop } from '#shop/shop.ts'
import { loadSettings } from './load-settings.ts'

/** Whether nothing can be bought today, as the database says now. */
export async function findSalePause(shop: Pick<Shop, 'db' | 'config' | 'clock'>): Promise<SalePause | null> {
  const { values } = await loadSettings(shop)
  return salePauseOn(values, isoDay(shop.clock.now()))
}
