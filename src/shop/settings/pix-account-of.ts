import { type PixAccount, pixAccountAt } from '#domain/settings/pix-account.ts'
import type { Shop } from '#shop/shop.ts'
import { loadSettings, type ShopSettings } from './load-settings.ts'

/** Where Pix to the owner's own key goes: as this process read it last, and as it stands in the database now. */
export function pixAccountOf({
  db,
  config,
  clock,
  settings,
}: Pick<Shop, 'db' | 'config' | 'clock' | 'settings'>) {
  const at = ({ pixKey }: ShopSettings): PixAccount | null =>
    pixAccountAt(pixKey, config.ownPixKey ?? null, clock.now())
  return {
    known: () => at(settings.current()),
    read: async () => at(await loadSettings({ db, config })),
  }
}
