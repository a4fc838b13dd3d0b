import { eq } from 'drizzle-orm'
import { parseAddressText } from '#delivery/addresses/domain/parse-address-text.ts'
import { placeOutsideCity } from '#delivery/addresses/use-cases/inside-city.ts'
import { loadCourierSettings } from '#delivery/freight/use-cases/load-courier-settings.ts'
import {
  ARRANGED_DELIVERY,
  type SaveCourierRefusal,
  saveCourierSettings,
} from '#delivery/freight/use-cases/save-courier-settings.ts'
import { validateOrigin } from '#delivery/freight/use-cases/validate-origin.ts'
import type { Actor } from '#platform/audit/record-change.ts'
import { shopSettings } from '#platform/database/schema/settings.ts'
import type { Centavos } from '#platform/domain/money.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'

export interface DeliverySetUp {
  readonly address: string
  /** 'arranged': the owner delivers in person, free of charge. */
  readonly way: 'courier' | 'arranged'
  /** Price of the first three kilometres. */
  readonly basePrice: Centavos
  /** Price of each further kilometre. */
  readonly perKilometre: Centavos
  readonly version: number
  readonly actor: Actor
}

/** Without a courier, the address is stored as text only. */
export interface SetUp {
  readonly address: string
  readonly isFound: boolean
}

type SetUpRefusal = SaveCourierRefusal | Refusal<'empty' | 'not-found' | 'price-missing'>

export async function setUpDelivery(
  shop: Shop,
  { address, way, basePrice, perKilometre, version, actor }: DeliverySetUp,
): Promise<Ok<SetUp> | SetUpRefusal> {
  const isCourier = way === 'courier'
  if (isCourier && !(basePrice > 0)) return refuse('price-missing')
  const before = await loadCourierSettings(shop)
  if (!before) return refuse('not-set-up')
  if (before.version !== version) return refuse('changed-meanwhile')
  const isElsewhere = (await placeOutsideCity(parseAddressText(address))) !== null
  const origin = isElsewhere ? refuse('not-found') : await validateOrigin(shop, { address, actor })
  if (!origin.ok && (isCourier || origin.code !== 'not-found')) return origin
  const { id: _id, origin: _origin, originValidated: _validated, ...unchanged } = before
  const prices = { basePrice, ...sameRate(perKilometre) }
  const savedCourierSettings = await saveCourierSettings(shop, {
    ...unchanged,
    ...(isCourier && prices),
    enabled: isCourier,
    originAddress: origin.ok ? origin.value.address : address,
    version: origin.ok ? origin.value.version : version,
    actor,
  })
  if (!savedCourierSettings.ok) return savedCourierSettings
  if (!isCourier) await noteArranged(shop)
  return ok({ address: savedCourierSettings.value.originAddress, isFound: origin.ok })
}

const sameRate = (rate: Centavos) => ({ tier1Rate: rate, tier2Rate: rate, tier3Rate: rate, tier4Rate: rate })

/** Records the owner's explicit choice, as opposed to an untouched default. */
async function noteArranged({ db, clock }: Shop): Promise<void> {
  const updatedAt = clock.now()
  const values = { since: updatedAt.toISOString() }
  await db
    .insert(shopSettings)
    .values({ section: ARRANGED_DELIVERY, values, updatedAt })
    .onConflictDoNothing()
}

export async function isArranged({ db }: Pick<Shop, 'db'>): Promise<boolean> {
  return (await db.$count(shopSettings, eq(shopSettings.section, ARRANGED_DELIVERY))) > 0
}
