import { addressCopy, cepCopy } from '#delivery/addresses/copy.ts'
import { type Address, type AddressField, isLocallyValid } from '#delivery/addresses/domain/address.ts'
import { parseCep } from '#delivery/addresses/domain/cep.ts'
import { formatAddress } from '#delivery/addresses/domain/format-address.ts'
import type { GeoPoint } from '#delivery/addresses/domain/geo-point.ts'
import type { AddressAnswer, Filler } from '#delivery/addresses/storefront/ask-addresses.ts'
import { freightCopy } from '#delivery/freight/copy/freight.ts'
import { type Centavos, formatBrl } from '#platform/domain/money.ts'
import type { ToastMessage } from '#ui/toast/toast-store.ts'
import { type DeliveryEvent, deliveryReducer } from './delivery-reducer.ts'
import {
  type DeliveryState,
  findRide,
  isPressed,
  isSameOffer,
  isSearchingCep,
  isWaitedFor,
  listParcelOffers,
  type OfferName,
  type Quote,
  startDelivery,
} from './delivery-state.ts'
import type { Offer } from './offer-answer.ts'

type Place = { address: Address; point: GeoPoint | null }

/** Every promise that these services return must settle. */
export interface DeliveryServices {
  askCep(cep: string): Promise<AddressAnswer<Filler>>
  askPlace(placeId: string): Promise<AddressAnswer<Filler>>
  askValidation(typed: Address): Promise<AddressAnswer<{ address: Address; point: GeoPoint }>>
  askQuote(place: Place): Promise<AddressAnswer<Quote>>
  /** True if a carrier delivers. The address is then checked only with the price, not by the map. */
  isSent(address: Address): boolean
  toast(message: ToastMessage): void
  onOfferChosen(offer: OfferName | null): void
  /** Called if the owner switched the courier on or off while this page was open. */
  onCourierSwitched(): void
}

export interface DeliveryFlow {
  readonly state: () => DeliveryState
  subscribe(listener: () => void): () => void
  edit(field: AddressField, value: string): void
  takeAddress(address: Address): void
  lookUpCep(): Promise<boolean>
  pickPlace(placeId: string): Promise<boolean>
  validate(): Promise<void>
  calculate(): Promise<void>
  /** Requests the price automatically once the address is complete. */
  askIfComplete(): Promise<void>
  /** Requests the price again; shows a message only if it changed. */
  renew(): Promise<void>
  showMissing(): void
  chooseOffer(offer: Offer | null): void
  clearQuote(): void
}

export interface DeliveryStart {
  readonly address: Address
  readonly quote: Quote | null
  readonly lastPrice: Centavos | null
  readonly offer: OfferName | null
}

const toSeenPrice = (price: Centavos, offer: Offer | null) => ({
  price,
  by: offer && `${offer.carrier}/${offer.service}`,
})

/** Runs the address form's requests and dispatches to the reducer. Outdated answers are ignored. */
export function createDeliveryFlow(start: DeliveryStart, services: DeliveryServices): DeliveryFlow {
  let state = startDelivery(start.address, start.quote)
  let seen = start.lastPrice === null ? null : toSeenPrice(start.lastPrice, null)
  let chosenOffer = start.offer
  let asks = 0
  let filling: Promise<boolean> = Promise.resolve(false)
  const listeners = new Set<() => void>()

  function dispatch(event: DeliveryEvent): void {
    if (event.type === 'edited' || event.type === 'filled') seen = null
    state = deliveryReducer(state, event)
    for (const listener of listeners) listener()
  }

  const quotedNow = () => (state.freight.status === 'quoted' ? state.freight.quote : null)

  /**
   * Keeps the chosen service after a new quote. If the courier is offered too, only a service chosen in
   * preference to it is kept.
   */
  function keepOffer(): void {
    const [quote, service] = [quotedNow(), chosenOffer]
    if (!quote || !service || (findRide(quote) && !service.isBesideRide)) return
    const offer = listParcelOffers(quote).find((parcelOffer) => isSameOffer(parcelOffer, service))
    if (offer) dispatch({ type: 'offer-chosen', offer })
  }

  const isOver = (ask: number) => !isWaitedFor(state, ask)

  function fill(
    filler: 'cep' | 'suggestion',
    question: () => Promise<AddressAnswer<Filler>>,
  ): Promise<boolean> {
    asks += 1
    filling = fillIn(filler, asks, question)
    return filling
  }

  async function fillIn(
    filler: 'cep' | 'suggestion',
    ask: number,
    question: () => Promise<AddressAnswer<Filler>>,
  ): Promise<boolean> {
    dispatch({ type: 'fill-asked', by: filler, ask })
    const answer = await question()
    if (isOver(ask)) return false
    if (answer.ok) {
      dispatch({ type: 'filled', ask, ...answer.answer })
      return true
    }
    dispatch({ type: 'fill-failed', ask, cepError: filler === 'cep' ? answer.problem : null })
    if (filler === 'suggestion') services.toast(answer.toast)
    return false
  }

  async function lookUpCep(): Promise<boolean> {
    const cep = parseCep(state.address.postalCode)
    if (cep) return isSearchingCep(state) ? filling : fill('cep', () => services.askCep(cep))
    dispatch({ type: 'cep-incomplete', error: cepCopy.incomplete })
    return false
  }

  function edit(field: AddressField, value: string): void {
    const before = state.address.postalCode
    dispatch({ type: 'edited', field, value })
    const { postalCode } = state.address
    if (postalCode !== before && parseCep(postalCode)) lookUpCep()
  }

  function takeAddress(address: Address): void {
    asks += 1
    dispatch({ type: 'fill-asked', by: 'suggestion', ask: asks })
    dispatch({ type: 'filled', ask: asks, address, point: null })
    void askIfComplete()
  }

  async function press(button: 'calculate' | 'validate', whenMissing: ToastMessage): Promise<void> {
    if (isPressed(state)) return
    asks += 1
    const ask = asks
    dispatch({ type: 'pressed', by: button, ask })
    if (state.filling) await filling
    if (isOver(ask)) return
    if (!isLocallyValid(state.address)) {
      dispatch({ type: 'fields-missing', ask, problem: addressCopy.fieldsMissing })
      return services.toast({ ...whenMissing, tone: 'destructive' })
    }
    const isSent = services.isSent(state.address)
    if (state.validation !== 'valid' && !isSent) await confirm(ask)
    if (isOver(ask)) return
    if (button === 'validate' && !isSent)
      services.toast({ title: addressCopy.confirmed, text: formatAddress(state.address) })
    await quote(ask)
  }

  async function confirm(ask: number): Promise<void> {
    dispatch({ type: 'validation-asked', ask })
    const answer = await services.askValidation(state.address)
    if (isOver(ask)) return
    if (answer.ok) return dispatch({ type: 'validated', ask, ...answer.answer })
    dispatch({ type: 'validation-failed', ask, problem: answer.problem })
    services.toast(answer.toast)
  }

  async function quote(ask: number): Promise<void> {
    dispatch({ type: 'quote-asked', ask })
    const answer = await services.askQuote(state)
    if (isOver(ask)) return
    const [isAsked, before] = [isPressed(state), seen]
    if (answer.ok) {
      dispatch({ type: 'quoted', ask, quote: answer.answer })
      keepOffer()
      const { price, eta, parcel } = quotedNow() ?? answer.answer
      seen = toSeenPrice(price, parcel?.chosen ?? null)
      if (isAsked) services.toast(freightCopy.calculated(formatBrl(price), eta))
      // Prices are compared only for the same service.
      else if (before !== null && before.by === seen.by && before.price !== price)
        services.toast(freightCopy.changed(formatBrl(before.price), formatBrl(price)))
      return
    }
    dispatch({ type: 'quote-failed', ask, problem: answer.problem })
    // The reloaded page shows the new delivery method, so there is no error to show.
    if (answer.isPageStale) services.onCourierSwitched()
    // The first price of a page is requested automatically; its error is shown in place of the price.
    else if (isAsked || before !== null) services.toast(answer.toast)
  }

  async function renew(): Promise<void> {
    if (state.press || state.filling || !isLocallyValid(state.address)) return
    asks += 1
    dispatch({ type: 'pressed', by: 'renew', ask: asks })
    await quote(asks)
  }

  async function askIfComplete(): Promise<void> {
    if (state.filling) await filling
    if (state.freight.status === 'none' && state.problem === null) await renew()
  }

  function chooseOffer(offer: Offer | null): void {
    const before = quotedNow()
    chosenOffer = offer && { ...offer, isBesideRide: before !== null && findRide(before) !== null }
    services.onOfferChosen(chosenOffer)
    dispatch({ type: 'offer-chosen', offer })
    const quote = quotedNow()
    if (quote) seen = toSeenPrice(quote.price, quote.parcel?.chosen ?? null)
  }

  function showMissing(): void {
    asks += 1
    dispatch({ type: 'pressed', by: 'validate', ask: asks })
    dispatch({ type: 'fields-missing', ask: asks, problem: addressCopy.fieldsMissing })
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    edit,
    takeAddress,
    lookUpCep,
    pickPlace: (placeId) => fill('suggestion', () => services.askPlace(placeId)),
    validate: () => press('validate', { title: addressCopy.fieldsMissing }),
    calculate: () => press('calculate', freightCopy.addressInvalid),
    askIfComplete,
    renew,
    showMissing,
    chooseOffer,
    clearQuote: () => dispatch({ type: 'quote-cleared' }),
  }
}
