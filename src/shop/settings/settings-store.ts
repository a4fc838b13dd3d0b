import { loadSettings, type SettingsReader, type ShopSettings, toSettings } from './load-settings.ts'

/** The settings in this process's memory, so that a page needs no statement for them. Announcements of the database renew them. */
export interface SettingsStore {
  current(): ShopSettings
  refresh(): Promise<void>
}

export function createSettingsStore(reader: SettingsReader): SettingsStore {
  let settings = toSettings(reader.config, [])
  let generation = 0
  let taken = 0
  return {
    current: () => settings,
    async refresh() {
      generation += 1
      const number = generation
      const read = await loadSettings(reader)
      // Of two readings the one that was begun later has seen more.
      if (number > taken) {
        taken = number
        settings = read
      }
    },
  }
}
