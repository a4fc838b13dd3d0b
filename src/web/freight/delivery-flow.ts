import { addressCopy, cepCopy } from '#copy/address.ts'
import { freightCopy } from '#copy/freight.ts'
import { type Address, type AddressField, isLocallyValid } from '#domain/address/address.ts'
import { parseCep } from '#domain/address/cep.ts'
import { formatAddress } from '#domain/address/format-address.ts'
import type { GeoPoint } from '#domain/address/geo-point.ts'
import { formatBrl } from '#domain/money.ts'
import type { ToastMessage } from '#web/kit/toast/toast-store.ts'
import type { Asked, Filler } from './ask-addresses.ts'
import {
  type DeliveryEvent,
  type DeliveryState,
  deliveryReducer,
  isSearchingCep,
  isWaitedFor,
  type Quote,
  startDelivery,
} from './delivery-state.ts'

type Place = { address: Address; point: GeoPoint | null }

/** Whom the flow asks. Every question comes to an end. */
export interface DeliveryServices {
  askCep(cep: string): Promise<Asked<Filler>>
  askPlace(placeId: string): Promise<Asked<Filler>>
  askValidation(typed: Address): Promise<Asked<{ address: Address; point: GeoPoint }>>
  askQuote(place: Place): Promise<Asked<Quote>>
  toast(message: ToastMessage): void
  /** The owner switched the courier while this page was open. */
  onCourierSwitched(): void
}

export interface DeliveryFlow {
  readonly state: () => DeliveryState
  subscribe(listener: () => void): () => void
  /** A complete CEP is looked up as soon as it is typed. */
  edit(field: AddressField, value: string): void
  /** True when the address was filled in. */
  lookUpCep(): Promise<boolean>
  pickPlace(placeId: string): Promise<boolean>
  /** The price follows: a confirmed address is all that was missing for it. */
  validate(): Promise<void>
  calculate(): Promise<void>
  clearQuote(): void
}

/** The address widget's life: every step asks the server and tells the reducer. A step whose question changed meanwhile ends silently. */
export function createDeliveryFlow(start: Address, services: DeliveryServices): DeliveryFlow {
  let state = startDelivery(start)
  let asks = 0
  let filling: Promise<boolean> = Promise.resolve(false)
  const listeners = new Set<() => void>()

  function tell(event: DeliveryEvent): void {
    state = deliveryReducer(state, event)
    for (const listener of listeners) listener()
  }

  const isOver = (ask: number) => !isWaitedFor(state, ask)

  function fill(by: 'cep' | 'suggestion', question: () => Promise<Asked<Filler>>): Promise<boolean> {
    asks += 1
    filling = fillIn(by, asks, question)
    return filling
  }

  async function fillIn(
    by: 'cep' | 'suggestion',
    ask: number,
    question: () => Promise<Asked<Filler>>,
  ): Promise<boolean> {
    tell({ type: 'fill-asked', by, ask })
    const asked = await question()
    if (isOver(ask)) return false
    if (asked.ok) {
      tell({ type: 'filled', ask, ...asked.answer })
      return true
    }
    tell({ type: 'fill-failed', ask, cepError: by === 'cep' ? asked.problem : null })
    if (by === 'suggestion') services.toast(asked.toast)
    return false
  }

  async function lookUpCep(): Promise<boolean> {
    const cep = parseCep(state.address.postalCode)
    if (cep) return isSearchingCep(state) ? filling : fill('cep', () => services.askCep(cep))
    tell({ type: 'cep-incomplete', error: cepCopy.incomplete })
    return false
  }

  function edit(field: AddressField, value: string): void {
    const before = state.address.postalCode
    tell({ type: 'edited', field, value })
    const { postalCode } = state.address
    if (postalCode !== before && parseCep(postalCode)) lookUpCep()
  }

  async function press(by: 'calculate' | 'validate', whenMissing: ToastMessage): Promise<void> {
    if (state.press) return
    asks += 1
    const ask = asks
    tell({ type: 'pressed', by, ask })
    if (state.filling) await filling
    if (isOver(ask)) return
    if (!isLocallyValid(state.address)) {
      tell({ type: 'fields-missing', ask, problem: addressCopy.fieldsMissing })
      return services.toast({ ...whenMissing, tone: 'destructive' })
    }
    if (state.validation !== 'valid') await confirm(ask)
    if (isOver(ask)) return
    if (by === 'validate')
      services.toast({ title: addressCopy.confirmed, text: formatAddress(state.address) })
    await quote(ask)
  }

  async function confirm(ask: number): Promise<void> {
    tell({ type: 'validation-asked', ask })
    const asked = await services.askValidation(state.address)
    if (isOver(ask)) return
    if (asked.ok) return tell({ type: 'validated', ask, ...asked.answer })
    tell({ type: 'validation-failed', ask, problem: asked.problem })
    services.toast(asked.toast)
  }

  async function quote(ask: number): Promise<void> {
    tell({ type: 'quote-asked', ask })
    const asked = await services.askQuote(state)
    if (isOver(ask)) return
    if (asked.ok) {
      tell({ type: 'quoted', ask, quote: asked.answer })
      services.toast(freightCopy.calculated(formatBrl(asked.answer.price), asked.answer.eta))
      return
    }
    tell({ type: 'quote-failed', ask, problem: asked.problem })
    services.toast(asked.toast)
    if (asked.isPageStale) services.onCourierSwitched()
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    edit,
    lookUpCep,
    pickPlace: (placeId) => fill('suggestion', () => services.askPlace(placeId)),
    validate: () => press('validate', { title: addressCopy.fieldsMissing }),
    calculate: () => press('calculate', freightCopy.addressInvalid),
    clearQuote: () => tell({ type: 'quote-cleared' }),
  }
}
