import { sql } from 'drizzle-orm'
import type { Config } from '#platform/config/config.ts'
import { defaultBrand } from '#platform/copy/brand.ts'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import { shopSettings } from '#platform/database/schema/settings.ts'
import { palettes } from '#settings/domain/brand-colours.ts'
import { type Opening, toOpening } from '#settings/domain/opening.ts'
import { type StoredPixKey, toAccount } from '#settings/domain/pix-account.ts'
import {
  contentSections,
  LETTERS,
  type SectionValues,
  type SettingsSection,
  type SettingsValues,
  settingsFields,
  settingsSections,
} from '#settings/domain/settings-fields.ts'
import { type ShopLogo, toLogo } from '#settings/domain/shop-logo.ts'
import type { OwnTexts } from '#settings/domain/shop-text.ts'

export interface ShopSettings {
  readonly values: SettingsValues
  readonly versions: Readonly<Record<SettingsSection | 'pixKey' | 'opening' | 'calendar' | 'logo', number>>
  /** Only filled by the settings store, not for sales. */
  readonly changedAt: Readonly<Record<string, Date | undefined>>
  /** Null if not set: the environment's key applies. */
  readonly pixKey: StoredPixKey | null
  /** Replacement images, keyed by the collection's image URL or by quiz answer (`quiz:sala`). */
  readonly rooms: Stored
  readonly logo: ShopLogo
  readonly opening: Opening
  readonly texts: OwnTexts
  readonly textVersions: Readonly<Record<string, number>>
}

export type SettingsReader = { readonly config: Config; readonly db: DatabaseOrTransaction }

type Stored = Readonly<Record<string, string>>

interface Row {
  readonly section: string
  readonly values: Readonly<Record<string, unknown>>
  readonly version: number
  readonly updatedAt?: Date
}

/** Each group of texts is a row of its own, so that two tabs may edit different groups. */
export const TEXT_PREFIX = 'text:'

/** Subquery for `toSettings`. Omits texts, which no sale depends on. */
export const settingsColumn = sql<Row[]>`(
  select coalesce(json_agg(json_build_object('section', s.section, 'values', s."values", 'version', s.version)), '[]')
  from shop_settings s where s.section not in ${[...contentSections, 'rooms', 'logo']}
  and s.section not like ${`${TEXT_PREFIX}%`})`

/** Decisions about money or sales must use this; pages use the in-memory store. */
export async function loadSettings({ db, config }: SettingsReader): Promise<ShopSettings> {
  const { section, values, version, updatedAt } = shopSettings
  return toSettings(config, await db.select({ section, values, version, updatedAt }).from(shopSettings))
}

export function toSettings(config: Config, rows: readonly Row[]): ShopSettings {
  const findRow = (section: string) => rows.find((row) => row.section === section)
  const readStored = (section: string) => findRow(section)?.values as Stored | undefined
  const readSection = (section: SettingsSection) => {
    const stored = readStored(section) ?? {}
    return section === 'contact' ? normaliseContact(stored) : stored
  }
  const values = Object.fromEntries(
    settingsSections.map((section) => [
      section,
      { ...listDefaults(config, section), ...readSection(section) },
    ]),
  ) as unknown as SettingsValues
  const versions = Object.fromEntries(
    [...settingsSections, 'pixKey' as const, 'opening' as const, 'calendar' as const, 'logo' as const].map(
      (section) => [section, findRow(section)?.version ?? 0],
    ),
  ) as ShopSettings['versions']
  return {
    values: withSender(values, readStored('contact')?.name || config.mail.senderName),
    versions,
    changedAt: Object.fromEntries(rows.map(({ section, updatedAt }) => [section, updatedAt])),
    pixKey: toPixKey(readStored('pixKey')),
    calendar: (findRow('calendar')?.values.entries ?? []) as ShopSettings['calendar'],
    rooms: readStored('rooms') ?? {},
    logo: toLogo(readStored('logo')),
    opening: toOpening(readStored('opening')),
    ...readTexts(rows),
  }
}

function readTexts(rows: readonly Row[]): Pick<ShopSettings, 'texts' | 'textVersions'> {
  const groups = rows
    .filter(({ section }) => section.startsWith(TEXT_PREFIX))
    .map((row) => ({ ...row, group: row.section.slice(TEXT_PREFIX.length) }))
  return {
    texts: Object.fromEntries(
      groups.flatMap(({ group, values }) =>
        Object.entries(values).map(([name, text]) => [`${group}.${name}`, String(text)]),
      ),
    ),
    textVersions: Object.fromEntries(groups.map(({ group, version }) => [group, version])),
  }
}

function toPixKey(values: Stored | undefined): StoredPixKey | null {
  if (!values) return null
  const { key = '', receiver = '', city = '', since = '' } = values
  const { formerKey = '', formerReceiver = '', formerCity = '' } = values
  return {
    account: key === '' ? null : toAccount(key, receiver, city),
    since: new Date(since),
    former: formerKey === '' ? null : toAccount(formerKey, formerReceiver, formerCity),
  }
}

export const defaultBrandValues: SectionValues<'brand'> = {
  orderPrefix: defaultBrand.orderPrefix,
  newsletter: defaultBrand.newsletter,
  shortName: '',
  paper: palettes[0].paper,
  ink: palettes[0].ink,
  accent: palettes[0].accent,
  letters: LETTERS[0],
}

function listDefaults({ identity, ...config }: Config, section: SettingsSection): Stored {
  const defaults: Partial<Record<SettingsSection, Stored>> = {
    brand: defaultBrandValues,
    contact: { ...identity },
    social: { whatsapp: identity.phone },
    limits: {
      holdUnits: String(config.holdUnitsWithoutPurchase),
      pixHoldMinutes: String(config.pixHoldMinutes),
      pixHoldUntil: config.pixHoldUntil,
    },
  }
  const empty = Object.fromEntries(Object.keys(settingsFields[section]).map((name) => [name, '']))
  return { ...empty, ...defaults[section] }
}

/** Before version 0.3 the only document was a CNPJ. */
const normaliseContact = ({ cnpj = '', ...stored }: Stored): Stored =>
  cnpj ? { taxId: cnpj, ...stored } : stored

function withSender({ contact, mail, ...values }: SettingsValues, name: string): SettingsValues {
  const sender = { senderName: mail.senderName || name, replyTo: mail.replyTo || contact.email }
  return { ...values, contact, mail: { ...mail, ...sender } }
}
