import { useEffect, useReducer, useRef } from 'react'
import { addressCopy, cepCopy } from '#copy/address.ts'
import { freightCopy } from '#copy/freight.ts'
import { type Address, type AddressField, isLocallyValid } from '#domain/address/address.ts'
import { parseCep } from '#domain/address/cep.ts'
import { formatAddress } from '#domain/address/format-address.ts'
import { formatBrl } from '#domain/money.ts'
import { toast } from '../ui/toast/toast-store.ts'
import { askCep, askPlace, askQuote, askValidation } from './ask-addresses.ts'
import { type DeliveryState, deliveryReducer, startDelivery } from './delivery-state.ts'

export interface Delivery {
  state: DeliveryState
  edit(field: AddressField, value: string): void
  /** True when the address was filled in. */
  lookUpCep(): Promise<boolean>
  pickPlace(placeId: string): Promise<void>
  validate(): Promise<void>
  calculate(): Promise<void>
  clearQuote(): void
}

type Place = Pick<DeliveryState, 'address' | 'point'>

/** The address widget's life: every step asks the server and tells the reducer. `cartKey` names the cart's count and total. */
export function useDelivery({ start, cartKey }: { start: Address; cartKey: string }): Delivery {
  const [state, dispatch] = useReducer(deliveryReducer, start, startDelivery)
  const { address, revision } = state
  const clearQuote = () => dispatch({ type: 'quote-cleared' })

  const quotedFor = useRef(cartKey)
  useEffect(() => {
    if (quotedFor.current === cartKey) return
    quotedFor.current = cartKey
    dispatch({ type: 'quote-cleared' })
  }, [cartKey])

  async function lookUpCep(): Promise<boolean> {
    if (!parseCep(address.postalCode)) {
      dispatch({ type: 'cep-incomplete', error: cepCopy.incomplete })
      return false
    }
    dispatch({ type: 'cep-asked' })
    const asked = await askCep(address.postalCode)
    if (asked.ok) dispatch({ type: 'cep-found', revision, ...asked.answer })
    else dispatch({ type: 'cep-failed', revision, error: asked.problem })
    return asked.ok
  }

  async function pickPlace(placeId: string): Promise<void> {
    const asked = await askPlace(placeId, address)
    if (asked.ok) dispatch({ type: 'place-picked', revision, ...asked.answer })
    else toast(asked.toast)
  }

  async function confirm(): Promise<Place | null> {
    dispatch({ type: 'validation-asked' })
    const asked = await askValidation(address)
    if (asked.ok) {
      dispatch({ type: 'validated', revision, ...asked.answer })
      return asked.answer
    }
    dispatch({ type: 'validation-failed', revision, problem: asked.problem })
    toast(asked.toast)
    return null
  }

  async function quote(place: Place): Promise<void> {
    dispatch({ type: 'quote-asked' })
    const asked = await askQuote(place)
    if (asked.ok) {
      dispatch({ type: 'quoted', revision, quote: asked.answer })
      toast(freightCopy.calculated(formatBrl(asked.answer.price), asked.answer.eta))
    } else {
      dispatch({ type: 'quote-failed', revision, problem: asked.problem })
      toast(asked.toast)
    }
  }

  /** A confirmed address is what was missing for the price, so it follows at once. */
  async function validate(): Promise<void> {
    if (!isLocallyValid(address)) {
      dispatch({ type: 'fields-missing', problem: addressCopy.fieldsMissing })
      toast({ title: addressCopy.fieldsMissing, tone: 'destructive' })
      return
    }
    const place = await confirm()
    if (!place) return
    toast({ title: addressCopy.confirmed, text: formatAddress(place.address) })
    await quote(place)
  }

  async function calculate(): Promise<void> {
    if (!isLocallyValid(address)) {
      dispatch({ type: 'fields-missing', problem: addressCopy.fieldsMissing })
      toast({ ...freightCopy.addressInvalid, tone: 'destructive' })
      return
    }
    const place = state.validation === 'valid' ? state : await confirm()
    if (place) await quote(place)
  }

  return {
    state,
    edit: (field, value) => dispatch({ type: 'edited', field, value }),
    lookUpCep,
    pickPlace,
    validate,
    calculate,
    clearQuote,
  }
}
