import type { Clock } from '#platform/config/clock.ts'
import { type PixAccount, pixAccountAt } from '#settings/domain/pix-account.ts'
import { loadSettings, type SettingsReader, type ShopSettings } from './load-settings.ts'
import type { SettingsStore } from './settings-store.ts'

/** `known` returns the account from cached settings, `read` from the database. */
export function createPixAccountReader({
  db,
  config,
  clock,
  settings,
}: SettingsReader & { readonly clock: Clock; readonly settings: SettingsStore }) {
  const at = ({ pixKey }: ShopSettings): PixAccount | null =>
    pixAccountAt(pixKey, config.ownPixKey ?? null, clock.now())
  return {
    known: () => at(settings.current()),
    read: async () => at(await loadSettings({ db, config })),
  }
}
