import { randomUUID } from 'node:crypto'
import { loadShelf } from '#catalogue/stock/use-cases/load-shelf.ts'
import type { Address } from '#delivery/addresses/domain/address.ts'
import { connectCep } from '#delivery/addresses/providers/cep/connect-cep.ts'
import { connectMaps } from '#delivery/addresses/providers/maps/connect-maps.ts'
import { MONDAY_TO_SATURDAY } from '#delivery/calendar/domain/delivery-schedule.ts'
import { connectRouting } from '#delivery/freight/providers/connect-routing.ts'
import { saoPauloStreets, saoPauloWords, settingsFreteMotoboy } from '#delivery/freight/schema.ts'
import { loadCepAreas } from '#delivery/streets/cep-areas.ts'
import { createStreetBook } from '#delivery/streets/street-book.ts'
import { parseConfig } from '#platform/config/config.ts'
import { foldText } from '#platform/domain/fold-text.ts'
import type { Shop } from '#platform/shop.ts'
import { createSettingsStore } from '#settings/use-cases/settings-store.ts'
import type { ConnectedTestDatabase } from './database.ts'

const STREETS = [
  ['05435000', 'Rua Harmonia', 'Sumarezinho'],
  ['02013000', 'Rua Voluntários da Pátria', 'Santana'],
  ['01304000', 'Rua Augusta', 'Consolação'],
  ['05010000', 'Rua Caiubi', 'Perdizes'],
  ['08490000', 'Rua Inácio Monteiro', 'Jardim São Paulo'],
  ['04895000', 'Estrada da Barragem', 'Parelheiros'],
] as const

export const SANTANA: Address = {
  street: 'Rua Voluntários da Pátria',
  number: '482',
  complement: 'Apto 71',
  neighborhood: 'Santana',
  city: 'São Paulo',
  state: 'SP',
  postalCode: '02013-000',
}

export const SEED_SETTINGS = {
  enabled: true,
  origemAddress: 'Rua Harmonia, 500, Sumarezinho, São Paulo - SP, 05435-000',
  origemAddressValidated: true,
  origemLat: -23.5539,
  origemLng: -46.6891,
  basePrice: 12_00,
  tier1Rate: 2_20,
  tier2Rate: 2_00,
  tier3Rate: 1_80,
  tier4Rate: 1_60,
  handlingFee: 3_00,
  peakUpchargePct: 15,
  peakStartTime: '17:00',
  peakEndTime: '20:00',
  deliverySchedule: MONDAY_TO_SATURDAY,
}

export async function fillStreets({ db }: Pick<ConnectedTestDatabase, 'db'>): Promise<void> {
  await db.insert(saoPauloStreets).values(
    STREETS.map(([cep, street, neighborhood]) => ({
      cep,
      street,
      neighborhood,
      weight: 1,
      searchText: `${foldText(street)} | ${foldText(neighborhood)}`,
    })),
  )
  const words = STREETS.flatMap(([, street, neighborhood]) =>
    foldText(`${street} ${neighborhood}`).split(' '),
  )
  await db.insert(saoPauloWords).values([...new Set(words)].map((word) => ({ word, streets: 1 })))
}

/**
 * Real tables; external services only if the test names them. The clock is set to Tuesday noon in São
 * Paulo.
 */
export async function openFreightShop(
  { db, pool }: Pick<ConnectedTestDatabase, 'db' | 'pool'>,
  environment: Record<string, string> = {},
) {
  await db.delete(settingsFreteMotoboy)
  await db.insert(settingsFreteMotoboy).values(SEED_SETTINGS)
  let now = new Date('2026-03-03T15:00:00Z')
  const log = { debug() {}, info() {}, warn() {}, error() {} }
  const config = parseConfig({ CEP_SERVICES: 'none', ...environment })
  const own = { streets: createStreetBook(db), areas: await loadCepAreas() }
  const remote = { log, timeoutMs: 10_000, retryDelayMs: 1, now: () => now.getTime() }
  const shop = {
    config,
    settings: createSettingsStore({ db, config }, loadShelf),
    db,
    publicReads: db,
    streets: own.streets,
    log,
    clock: { now: () => now },
    cep: connectCep({ settings: config.cep, own, remote }),
    maps: connectMaps({ settings: config, own, remote }),
    routing: connectRouting({ settings: config, remote }),
  } as unknown as Shop
  return {
    shop,
    setTime(instant: string) {
      now = new Date(instant)
    },
    async newCustomer(): Promise<string> {
      const { rows } = await pool.query('insert into users (email, name) values ($1, $2) returning id', [
        `${randomUUID()}@exemplo.com.br`,
        'Helena Martins',
      ])
      return rows[0].id
    },
  }
}
