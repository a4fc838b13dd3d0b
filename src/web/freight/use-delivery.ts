import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useRevalidator } from 'react-router'
import type { Address } from '#domain/address/address.ts'
import { toast } from '#web/kit/toast/toast-store.ts'
import { askDeliveryCep, askPlace, askQuote, askValidation } from './ask-addresses.ts'
import { createDeliveryFlow, type DeliveryFlow } from './delivery-flow.ts'
import type { DeliveryState } from './delivery-state.ts'
import { rememberedCep } from './remembered-cep.ts'

export interface Delivery extends Omit<DeliveryFlow, 'state' | 'subscribe'> {
  state: DeliveryState
}

/** `cartKey` names the cart's count and total: another one takes the price back. */
export function useDelivery({ start, cartKey }: { start: Address; cartKey: string }): Delivery {
  const { revalidate } = useRevalidator()
  const reload = useRef(revalidate)
  reload.current = revalidate
  const [flow] = useState(() =>
    createDeliveryFlow(start, {
      askCep: askDeliveryCep,
      askPlace,
      askValidation,
      askQuote,
      toast,
      onCourierSwitched: () => void reload.current(),
    }),
  )
  const state = useSyncExternalStore(flow.subscribe, flow.state, flow.state)

  // What a guest asked about before she signed in is not asked again.
  useEffect(() => {
    const kept = flow.state().address.postalCode === '' && rememberedCep()
    if (kept) flow.edit('postalCode', kept)
  }, [flow])

  const quotedFor = useRef(cartKey)
  useEffect(() => {
    if (quotedFor.current === cartKey) return
    quotedFor.current = cartKey
    flow.clearQuote()
  }, [cartKey, flow])

  return { ...flow, state }
}
