import { sql } from 'drizzle-orm'
import type { Config } from '#config.ts'
import { homeFigures, homeQuotes } from '#copy/brand/home-praise.ts'
import { brandSocial } from '#copy/brand/name.ts'
import { settingsDefaults } from '#copy/shop/shop-settings-defaults.ts'
import type { DatabaseOrTransaction } from '#database/connect.ts'
import { shopSettings } from '#database/schema/settings.ts'
import { type Opening, toOpening } from '#domain/opening/opening.ts'
import { type StoredPixKey, toAccount } from '#domain/settings/pix-account.ts'
import {
  FIGURE_NUMBERS,
  QUOTE_NUMBERS,
  type SectionValues,
  type SettingsSection,
  type SettingsValues,
  settingsSections,
} from '#domain/settings/settings-fields.ts'

/** All that the owner can set, with what holds where she has set nothing. */
export interface ShopSettings {
  readonly values: SettingsValues
  /** 0 for a section that she never saved. */
  readonly versions: Readonly<Record<SettingsSection | 'pixKey' | 'opening', number>>
  /** Null where she has set none; then the environment's holds. */
  readonly pixKey: StoredPixKey | null
  readonly opening: Opening
}

export type SettingsReader = { readonly config: Config; readonly db: DatabaseOrTransaction }

interface Row {
  readonly section: string
  readonly values: Readonly<Record<string, string>>
  readonly version: number
}

/** The rows as a part of another statement, for `toSettings`. */
export const settingsColumn = sql<Row[]>`(
  select coalesce(json_agg(json_build_object('section', s.section, 'values', s."values", 'version', s.version)), '[]')
  from shop_settings s)`

/** One statement. Whoever decides over money or a sale reads them so; pages take them from the store. */
export async function loadSettings({ db, config }: SettingsReader): Promise<ShopSettings> {
  const { section, values, version } = shopSettings
  return toSettings(config, await db.select({ section, values, version }).from(shopSettings))
}

export function toSettings(config: Config, rows: readonly Row[]): ShopSettings {
  const defaults = defaultSettings(config)
  const rowOf = (section: string) => rows.find((row) => row.section === section)
  const values = Object.fromEntries(
    settingsSections.map((section) => [section, { ...defaults[section], ...rowOf(section)?.values }]),
  ) as unknown as SettingsValues
  const versions = Object.fromEntries(
    [...settingsSections, 'pixKey' as const, 'opening' as const].map((section) => [
      section,
      rowOf(section)?.version ?? 0,
    ]),
  ) as ShopSettings['versions']
  return {
    values,
    versions,
    pixKey: toPixKey(rowOf('pixKey')?.values),
    opening: toOpening(rowOf('opening')?.values),
  }
}

function toPixKey(values: Row['values'] | undefined): StoredPixKey | null {
  if (!values) return null
  const { key = '', receiver = '', city = '', since = '' } = values
  const { formerKey = '', formerReceiver = '', formerCity = '' } = values
  return {
    account: key === '' ? null : toAccount(key, receiver, city),
    since: new Date(since),
    former: formerKey === '' ? null : toAccount(formerKey, formerReceiver, formerCity),
  }
}

/** What holds where the owner has set nothing: the environment's word, else the brand's. */
function defaultSettings({ identity, mail, ...config }: Config): SettingsValues {
  return {
    contact: { ...identity },
    social: { ...brandSocial, whatsapp: identity.phone },
    banner: { text: settingsDefaults.banner, until: '' },
    hours: settingsDefaults.hours,
    testimonials: testimonialDefaults(),
    figures: figureDefaults(),
    mail: { senderName: mail.senderName, replyTo: mail.replyTo, signature: '' },
    limits: {
      holdUnits: String(config.holdUnitsWithoutPurchase),
      pixHoldMinutes: String(config.pixHoldMinutes),
    },
    holiday: { from: '', until: '', note: '' },
    courierPause: { selling: '', until: '' },
  }
}

function testimonialDefaults() {
  const entries = QUOTE_NUMBERS.flatMap((number) => {
    const { text = '', author = '', about = '' } = homeQuotes[number - 1] ?? {}
    return [
      [`quote${number}`, text],
      [`author${number}`, author],
      [`about${number}`, about],
    ]
  })
  return Object.fromEntries(entries) as SectionValues<'testimonials'>
}

function figureDefaults() {
  const entries = FIGURE_NUMBERS.flatMap((number) => {
    const { value = '', label = '' } = homeFigures[number - 1] ?? {}
    return [
      [`value${number}`, value],
      [`label${number}`, label],
    ]
  })
  return Object.fromEntries(entries) as SectionValues<'figures'>
}
