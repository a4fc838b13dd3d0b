import {
  EMPTY_SHELF,
  type Shelf,
  type StorefrontParts,
  storefrontParts,
} from '#settings/domain/storefront-parts.ts'
import { loadSettings, type SettingsReader, type ShopSettings, toSettings } from './load-settings.ts'

declare module '#platform/shop.ts' {
  interface Shop {
    /** What the owner has set, for pages. Sales read the settings from the database. */
    readonly settings: SettingsStore
  }
}

/** The settings in this process's memory, so that a page needs no statement for them. Announcements of the database renew them. */
export interface SettingsStore {
  current(): ShopSettings
  /** What of the storefront there is: menus, pages and forms go by it. */
  parts(): StorefrontParts
  refresh(): Promise<void>
  /** After candles, collections or posts changed; true if the parts of the storefront are others now. */
  refreshParts(): Promise<boolean>
}

export function createSettingsStore(
  reader: SettingsReader,
  loadShelf: (db: SettingsReader['db']) => Promise<Shelf>,
): SettingsStore {
  let settings = toSettings(reader.config, [])
  let shelf: Shelf = EMPTY_SHELF
  const parts = () => storefrontParts(settings.values, shelf)
  const settingsInOrder = takeLatest(() => loadSettings(reader))
  const shelfInOrder = takeLatest(() => loadShelf(reader.db))
  return {
    current: () => settings,
    parts,
    refresh: () =>
      settingsInOrder((read) => {
        settings = read
      }),
    async refreshParts() {
      const before = JSON.stringify(parts())
      await shelfInOrder((read) => {
        shelf = read
      })
      return JSON.stringify(parts()) !== before
    },
  }
}

/** Of two readings the one that was begun later has seen more. */
function takeLatest<Value>(read: () => Promise<Value>) {
  let generation = 0
  let taken = 0
  return async (take: (value: Value) => void) => {
    generation += 1
    const number = generation
    const value = await read()
    if (number <= taken) return
    taken = number
    take(value)
  }
}
