import {
  EMPTY_SHELF,
  type Shelf,
  type StorefrontParts,
  storefrontParts,
} from '#settings/domain/storefront-parts.ts'
import { loadSettings, type SettingsReader, type ShopSettings, toSettings } from './load-settings.ts'

declare module '#platform/shop.ts' {
  interface Shop {
    /** For pages only. Sales must read the settings from the database. */
    readonly settings: SettingsStore
  }
}

/** Settings cached in memory, so that pages need no statement. Database notifications refresh them. */
export interface SettingsStore {
  current(): ShopSettings
  parts(): StorefrontParts
  refresh(): Promise<void>
  /** Call after candles, collections or posts change. Returns true if the parts changed. */
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
      settingsInOrder((loadedSettings) => {
        settings = loadedSettings
      }),
    async refreshParts() {
      const before = JSON.stringify(parts())
      await shelfInOrder((loadedShelf) => {
        shelf = loadedShelf
      })
      return JSON.stringify(parts()) !== before
    },
  }
}

/** Of two concurrent reads, the one that started later wins. */
function takeLatest<Value>(read: () => Promise<Value>) {
  let generation = 0
  let latestGeneration = 0
  return async (take: (value: Value) => void) => {
    generation += 1
    const number = generation
    const value = await read()
    if (number <= latestGeneration) return
    latestGeneration = number
    take(value)
  }
}
