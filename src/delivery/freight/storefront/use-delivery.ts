import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useRevalidator } from 'react-router'
import { type Address, isLocallyValid } from '#delivery/addresses/domain/address.ts'
import { isElsewhere } from '#delivery/addresses/domain/served-city.ts'
import {
  askDeliveryCep,
  askPlace,
  askQuote,
  askValidation,
} from '#delivery/addresses/storefront/ask-addresses.ts'
import type { KnownDelivery } from '#delivery/freight/use-cases/known-delivery.ts'
import type { Centavos } from '#platform/domain/money.ts'
import { useRootData } from '#ui/browser/use-root-data.ts'
import { toast } from '#ui/toast/toast-store.ts'
import { createDeliveryFlow, type DeliveryFlow } from './delivery-flow.ts'
import {
  type DeliveryState,
  isCalculating,
  type OfferName,
  type Quote,
  typedAddress,
} from './delivery-state.ts'
import { knownQuote } from './freight-answer.ts'
import { rememberedCep } from './remembered-cep.ts'

/** Renew early, so that a payment started now still has a valid price. */
const AHEAD_MS = 60_000

const RETURN_EVENTS = ['focus', 'pageshow'] as const

export interface Delivery extends Omit<DeliveryFlow, 'state' | 'subscribe'> {
  state: DeliveryState
  isCalculating: boolean
  hasFreight: boolean
  source: KnownDelivery['source']
}

interface DeliveryOptions {
  knownDelivery: KnownDelivery
  isCourierEnabled: boolean
  subtotal: Centavos
  /** Changes with the cart's quantity and total; a new key requests the price again. */
  cartKey: string
  /** A gift goes to another address, so the form restarts with its known data. */
  isForSomebodyElse: boolean
}

/** Debounce for repeated clicks on the stepper. */
const CART_SETTLES_MS = 400

export function useDelivery(options: DeliveryOptions): Delivery {
  const { knownDelivery, isCourierEnabled, subtotal, cartKey, isForSomebodyElse } = options
  const sendsToBrazil = useRootData()?.shop.sendsToBrazil ?? false
  const isSent = (address: Address) => sendsToBrazil && isElsewhere(address)
  const { revalidate } = useRevalidator()
  const reload = useRef(revalidate)
  reload.current = revalidate
  const candles = useRef(subtotal)
  candles.current = subtotal
  const begin = (typed: Address | null = null) =>
    createDeliveryFlow(
      {
        ...(typed
          ? { address: typed, quote: null, lastPrice: null }
          : {
              address: knownDelivery.address,
              quote: knownQuote(knownDelivery.quote),
              lastPrice: knownDelivery.lastPrice,
            }),
        offer: rememberedOffer(),
      },
      {
        askCep: (cep) => askDeliveryCep(cep, sendsToBrazil),
        isSent,
        askPlace,
        askValidation,
        askQuote: (place) => askQuote(place, candles.current),
        toast,
        onOfferChosen: rememberOffer,
        onCourierSwitched: () => void reload.current(),
      },
    )
  const [current, setCurrent] = useState(() => ({
    isForSomebodyElse,
    flow: begin(),
    begun: knownDelivery.address,
  }))
  if (current.isForSomebodyElse !== isForSomebodyElse) {
    // Keeps an address that was typed before the order was marked as a gift.
    const typed = isForSomebodyElse ? typedAddress(current.begun, current.flow.state()) : null
    setCurrent({ isForSomebodyElse, flow: begin(typed), begun: knownDelivery.address })
  }
  const { flow } = current
  const state = useSyncExternalStore(flow.subscribe, flow.state, flow.state)
  const hasFreight = isCourierEnabled || isSent(state.address)

  // Reuses the CEP that the customer entered as a guest.
  useEffect(() => {
    const cep = !isForSomebodyElse && flow.state().address.postalCode === '' && rememberedCep()
    if (cep) flow.edit('postalCode', cep)
  }, [flow, isForSomebodyElse])

  useEffect(() => {
    if (hasFreight) void flow.askIfComplete()
  }, [flow, hasFreight])

  // Null while the old price is cleared and the new one not requested yet.
  const [quotedFor, setQuotedFor] = useState<string | null>(cartKey)
  useEffect(() => {
    if (quotedFor === cartKey) return
    setQuotedFor(hasFreight ? null : cartKey)
    flow.clearQuote()
    if (!hasFreight) return
    const ask = () => {
      void flow.askIfComplete()
      setQuotedFor(cartKey)
    }
    const timer = setTimeout(ask, CART_SETTLES_MS)
    return () => clearTimeout(timer)
  }, [cartKey, quotedFor, flow, hasFreight])
  const isSettling = hasFreight && quotedFor !== cartKey && isLocallyValid(state.address)

  useQuoteRenewal(hasFreight && state.freight.status === 'quoted' ? state.freight.quote : null, flow.renew)
  return {
    ...flow,
    state,
    hasFreight,
    source: knownDelivery.source,
    isCalculating: isSettling || isCalculating(state),
  }
}

/** Timers stop while a page sleeps, so the check runs again when it becomes visible. */
function useQuoteRenewal(quote: Quote | null, renew: () => void): void {
  useEffect(() => {
    if (quote?.goodForMs == null) return
    const dueAt = Date.now() + quote.goodForMs - AHEAD_MS
    const renewIfDue = () => {
      if (!document.hidden && Date.now() >= dueAt) renew()
    }
    const timer = setTimeout(renewIfDue, Math.max(0, dueAt - Date.now()))
    document.addEventListener('visibilitychange', renewIfDue)
    for (const sign of RETURN_EVENTS) window.addEventListener(sign, renewIfDue)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', renewIfDue)
      for (const sign of RETURN_EVENTS) window.removeEventListener(sign, renewIfDue)
    }
  }, [quote, renew])
}

const PICKUP_KEY = 'lume_pickup'

export function remembersPickup(): boolean {
  try {
    return sessionStorage.getItem(PICKUP_KEY) !== null
  } catch {
    return false
  }
}

export function rememberPickup(isPickup: boolean): void {
  try {
    if (isPickup) sessionStorage.setItem(PICKUP_KEY, '1')
    else sessionStorage.removeItem(PICKUP_KEY)
  } catch {}
}

const KEY = 'lume_carrier'

export function rememberedOffer(): OfferName | null {
  try {
    const { carrier, service, isBesideRide } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
    return typeof carrier === 'string' && typeof service === 'string'
      ? { carrier, service, isBesideRide: isBesideRide === true }
      : null
  } catch {
    return null
  }
}

export function rememberOffer(offer: OfferName | null): void {
  try {
    if (offer) {
      const { carrier, service, isBesideRide } = offer
      sessionStorage.setItem(KEY, JSON.stringify({ carrier, service, isBesideRide }))
    } else sessionStorage.removeItem(KEY)
  } catch {
    // Without storage the choice lasts until the page is left.
  }
}
