import { sql } from 'drizzle-orm'
import { itemsColumn, type SentItem } from '#catalogue/products/use-cases/sent-items.ts'
import { parseCep } from '#delivery/addresses/domain/cep.ts'
import { parseAddressText } from '#delivery/addresses/domain/parse-address-text.ts'
import { type State, stateOfCep } from '#delivery/addresses/domain/states.ts'
import { scheduleColumn } from '#delivery/calendar/use-cases/load-delivery-constraints.ts'
import { workshopColumn } from '#delivery/calendar/use-cases/load-workshop.ts'
import {
  type CarrierOffer,
  type DatedOffer,
  datedOffers,
  leavingDay,
} from '#delivery/carriers/domain/offers.ts'
import {
  type PackedItem,
  type PackingRefusal,
  type Parcel,
  packItems,
} from '#delivery/carriers/domain/packing.ts'
import { offersFromRates, type Rate, TABLE_CARRIER } from '#delivery/carriers/domain/rate-table.ts'
import type { CarrierQuestion } from '#delivery/carriers/providers/port.ts'
import {
  accountColumn,
  boxesColumn,
  brazilOffered,
  ratesColumn,
} from '#delivery/carriers/use-cases/carrier-settings.ts'
import { prepared } from '#platform/database/prepared.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'
import { isoDay } from '#platform/domain/sao-paulo-time.ts'
import type { Shop } from '#platform/shop.ts'

export interface BrazilQuestion {
  readonly postalCode: string
  readonly items: readonly SentItem[]
  /** Day on which the last curing candle is ready ('yyyy-MM-dd'); null if everything is in stock. */
  readonly readyOn?: string | null
}

export interface BrazilQuote {
  readonly state: State
  readonly offers: readonly DatedOffer[]
  readonly parcels: readonly Parcel[]
}

export type BrazilQuoteRefusal =
  | Refusal<'parcels-not-offered'>
  | Refusal<'cep-not-found', { cep: string }>
  | Refusal<'item-not-found'>
  | Refusal<'state-not-served', { state: State }>
  /** The shop is paused without an end date, so no shipping day is known. */
  | Refusal<'no-day-known'>
  | PackingRefusal

/** Uses the connected carrier service, or the owner's price table if the service is unavailable. */
export async function quoteToBrazil(
  shop: Pick<Shop, 'db' | 'clock' | 'carriers'>,
  { postalCode, items, readyOn = null }: BrazilQuestion,
): Promise<Ok<BrazilQuote> | BrazilQuoteRefusal> {
  const cep = parseCep(postalCode)
  const state = cep && stateOfCep(cep)
  if (!cep || !state) return refuse('cep-not-found', { cep: postalCode })
  const today = isoDay(shop.clock.now())
  const [facts] = await prepared(shop.db)
    .select({
      isOffered: brazilOffered,
      rates: ratesColumn(state.uf),
      boxes: boxesColumn,
      items: itemsColumn(items, today),
      schedule: scheduleColumn,
      account: accountColumn,
      workshop: workshopColumn,
    })
    .from(sql`(select 1) one`)
  if (!facts?.isOffered) return refuse('parcels-not-offered')
  if (facts.items.length < items.length) return refuse('item-not-found')
  const packed = packItems(facts.items as readonly PackedItem[], facts.boxes)
  if (!packed.ok) return packed
  const fromTable = offersFromRates(facts.rates, packed.value)
  const from = facts.account && facts.workshop ? parseCep(parseAddressText(facts.workshop).cep) : null
  const offers =
    from === null
      ? fromTable
      : ((await askService(shop, { from, to: cep, parcels: packed.value, rates: facts.rates })) ?? fromTable)
  if (offers.length === 0) return refuse('state-not-served', { state })
  const leavesOn = leavingDay(facts.schedule, { today, readyOn })
  if (!leavesOn) return refuse('no-day-known')
  return ok({ state, offers: datedOffers(offers, leavesOn), parcels: packed.value })
}

interface ServiceQuestion extends Pick<CarrierQuestion, 'from' | 'to' | 'parcels'> {
  readonly rates: readonly Rate[]
}

/**
 * A service ships free if the owner's table says so for that service. Null while the service is
 * unavailable.
 */
async function askService(
  { carriers }: Pick<Shop, 'carriers'>,
  { rates, ...question }: ServiceQuestion,
): Promise<CarrierOffer[] | null> {
  const value = question.parcels.reduce((sum, parcel) => sum + parcel.value, 0)
  const quoted = await carriers['melhor-envio'].quote({ ...question, value })
  if (!quoted.ok) return null
  const findFreeAbove = ({ carrier, service }: CarrierOffer) =>
    (carrier === TABLE_CARRIER && rates.find((rate) => rate.service === service)?.freeAbove) || null
  return quoted.value.map((offer) => ({ ...offer, freeAbove: findFreeAbove(offer) }))
}
