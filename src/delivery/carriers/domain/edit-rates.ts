import { isUf, type Uf } from '#delivery/addresses/domain/states.ts'
import type { FreeAbove } from '#delivery/freight/domain/free-freight.ts'
import { type Centavos, parseBrl } from '#platform/domain/money.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'
import { type Rate, rateFaults, TABLE_SERVICES, type TableService, WEIGHT_BANDS } from './rate-table.ts'

interface RateEdit {
  readonly states: readonly Uf[]
  readonly services: readonly TableService[]
  readonly prices: readonly (Centavos | null | undefined)[]
  readonly percent: number | undefined
  readonly daysFrom: number | undefined
  readonly daysUntil: number | undefined
  readonly freeAbove: FreeAbove | undefined
}

/** As typed: an empty field changes nothing, a dash clears the value. */
export interface TypedRateEdit {
  readonly states: readonly string[]
  readonly service: string
  readonly prices: readonly string[]
  readonly percent: string
  readonly daysFrom: string
  readonly daysUntil: string
  readonly freeAbove: string
}

export type RateEditFault = 'states' | 'prices' | 'percent' | 'days' | 'freeAbove' | 'nothing'
export type RateEditRefusal = Refusal<'rates-invalid', { readonly fields: RateEditFault[] }>

const NONE = '-'
const whole = (typed: string) =>
  typed.trim() === '' ? undefined : /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : Number.NaN

function amount(typed: string): Centavos | null | undefined {
  const text = typed.trim()
  if (text === '') return undefined
  return text === NONE ? null : (parseBrl(text) ?? Number.NaN)
}

function parsePercent(typed: string): number | undefined {
  const text = typed.trim().replace(',', '.').replace('%', '')
  if (text === '') return undefined
  return /^[+-]?\d{1,3}(\.\d)?$/.test(text) ? Number(text) : Number.NaN
}

function readEdit(typed: TypedRateEdit): RateEdit {
  return {
    states: typed.states.filter(isUf),
    services: TABLE_SERVICES.filter((service) => typed.service === '' || typed.service === service),
    prices: WEIGHT_BANDS.map((_, band) => amount(typed.prices[band] ?? '')),
    percent: parsePercent(typed.percent),
    daysFrom: whole(typed.daysFrom),
    daysUntil: whole(typed.daysUntil),
    freeAbove: amount(typed.freeAbove),
  }
}

/** Limits of a percentage change, to catch typing errors. */
const MAX_PERCENT = 100
const MIN_PERCENT = -90

function editFaults(edit: RateEdit): RateEditFault[] {
  const { states, prices, percent, daysFrom, daysUntil, freeAbove } = edit
  const isNothing = [...prices, percent, daysFrom, daysUntil, freeAbove].every((each) => each === undefined)
  const isPercent = percent === undefined || (percent <= MAX_PERCENT && percent >= MIN_PERCENT)
  return [
    ...(states.length > 0 ? [] : (['states'] as const)),
    ...(isNothing ? (['nothing'] as const) : []),
    ...(isPercent ? [] : (['percent'] as const)),
  ]
}

const raised = (price: Centavos | null, percent: number): Centavos | null =>
  price === null ? null : Math.round((price * (100 + percent)) / 1000) * 10

function editRate(rate: Rate, { prices, percent = 0, ...edit }: RateEdit): Rate {
  return {
    ...rate,
    prices: rate.prices.map((price, band) => {
      const typed = prices[band]
      return typed === undefined ? (percent === 0 ? price : raised(price, percent)) : typed
    }),
    daysFrom: edit.daysFrom ?? rate.daysFrom,
    daysUntil: edit.daysUntil ?? rate.daysUntil,
    freeAbove: edit.freeAbove === undefined ? rate.freeAbove : edit.freeAbove,
  }
}

export function editRates(rates: readonly Rate[], typed: TypedRateEdit): Ok<Rate[]> | RateEditRefusal {
  const edit = readEdit(typed)
  const faults = editFaults(edit)
  if (faults.length > 0) return refuse('rates-invalid', { fields: faults })
  const isMeant = ({ state, service }: Rate) => edit.states.includes(state) && edit.services.includes(service)
  const after = rates.map((rate) => (isMeant(rate) ? editRate(rate, edit) : rate))
  const fields: RateEditFault[] = [...new Set(after.flatMap(rateFaults))]
  if (fields.length === 0 && JSON.stringify(after) === JSON.stringify(rates)) fields.push('nothing')
  return fields.length > 0 ? refuse('rates-invalid', { fields }) : ok(after)
}
