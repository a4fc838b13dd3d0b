import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { addressCopy } from '#delivery/addresses/copy.ts'
import { type Address, isLocallyValid } from '#delivery/addresses/domain/address.ts'
import { isElsewhere } from '#delivery/addresses/domain/served-city.ts'
import { AddressForm } from '#delivery/addresses/storefront/address-form.tsx'
import { freightCopy } from '#delivery/freight/copy/freight.ts'
import {
  type DeliveryState,
  listParcelOffers,
  shownFaults,
} from '#delivery/freight/storefront/delivery-state.ts'
import { ParcelOffers } from '#delivery/freight/storefront/parcel-offers.tsx'
import { QuoteBox } from '#delivery/freight/storefront/quote-box.tsx'
import type { Delivery } from '#delivery/freight/storefront/use-delivery.ts'
import type { KnownDelivery } from '#delivery/freight/use-cases/known-delivery.ts'
import type { GiftReceiver } from '#orders/domain/gift.ts'
import { giftDeliveryCopy as giftCopy } from '#orders/gifts/copy/gifts.ts'
import type { Centavos } from '#platform/domain/money.ts'
import { useIsHydrated } from '#ui/browser/use-is-hydrated.ts'
import { Badge } from '#ui/elements/badge.tsx'
import { TextButton } from '#ui/elements/button.tsx'
import { Icon } from '#ui/elements/icon.tsx'
import { Note } from '#ui/feedback/note.tsx'

interface FocusTargets {
  section: RefObject<HTMLElement | null>
  quote: RefObject<HTMLElement | null>
  calculate: RefObject<HTMLElement | null>
}

interface DeliverySectionProps {
  delivery: Delivery
  subtotal: Centavos
  ref: RefObject<HTMLElement | null>
  way?: ReactNode
  isPickup?: boolean
  receiver?: GiftReceiver | null
  ownAddress?: Address | null
  children?: ReactNode
}

export function DeliverySection({
  delivery,
  subtotal,
  ref: section,
  way,
  isPickup = false,
  receiver = null,
  ownAddress = null,
  children,
}: DeliverySectionProps) {
  const { state, hasFreight } = delivery
  const isHydrated = useIsHydrated()
  const quote = useRef<HTMLDivElement>(null)
  const calculate = useRef<HTMLButtonElement>(null)
  useDeliveryFocus(state, { section, quote, calculate })
  const [isOpen, setOpen] = useState(false)
  // The form opens when something must be corrected, and stays open while the customer edits.
  if (!isOpen && (state.problem !== null || !isLocallyValid(state.address))) setOpen(true)
  const isChanging = useRef(false)
  useEffect(() => {
    if (isOpen && isChanging.current) section.current?.querySelector('input')?.focus()
  }, [isOpen, section])

  const shown = !isPickup && hasFreight && state.freight.status === 'quoted' ? state.freight.quote : null

  function recalculate() {
    setOpen(true)
    delivery.clearQuote()
  }

  return (
    <section className="freight mt7" aria-labelledby="entrega" tabIndex={-1} ref={section}>
      <div className="freight__head cluster ends baseline">
        <h2 id="entrega">{freightCopy.title}</h2>
        {!isPickup && state.validation === 'valid' && <Badge tone="sage">{addressCopy.confirmed}</Badge>}
      </div>
      <noscript>
        <Note>{hasFreight ? freightCopy.noScript : freightCopy.noScriptArranged}</Note>
      </noscript>
      {way}
      {receiver && (
        <p className="freight__receiver">
          {isPickup ? giftCopy.receiverFetches : giftCopy.forReceiver(receiver.name)}{' '}
          {ownAddress && !isPickup && state.address.street === '' && (
            <TextButton className="needs-script" onClick={() => delivery.takeAddress(ownAddress)}>
              {giftCopy.takeOwnAddress}
            </TextButton>
          )}
        </p>
      )}
      {!hasFreight && !isPickup && (
        <p className="freight__arranged">
          <b>{freightCopy.arranged}.</b> <span className="muted">{freightCopy.arrangedText}</span>
        </p>
      )}
      {isPickup ? null : isOpen ? (
        <AddressForm
          delivery={delivery}
          hasFreight={hasFreight}
          calculate={calculate}
          isDisabled={!isHydrated}
        />
      ) : (
        <KnownAddress
          address={state.address}
          source={receiver ? null : delivery.source}
          onChange={() => {
            isChanging.current = true
            setOpen(true)
          }}
        />
      )}
      {!isPickup && !isOpen && delivery.isCalculating && state.freight.status === 'none' && (
        <p className="hint mt3" role="status">
          {freightCopy.calculating}
        </p>
      )}
      {shown && listParcelOffers(shown).length > 0 ? (
        <ParcelOffers
          ref={quote}
          quote={shown}
          subtotal={subtotal}
          onChoose={delivery.chooseOffer}
          onRecalculate={recalculate}
        />
      ) : (
        shown && !shown.parcel && <QuoteBox ref={quote} quote={shown} onRecalculate={recalculate} />
      )}
      {children}
    </section>
  )
}

interface KnownAddressProps {
  address: Address
  source: KnownDelivery['source']
  onChange(): void
}

function KnownAddress({ address, source, onChange }: KnownAddressProps) {
  const { street, number, complement, neighborhood, city, state } = address
  // Outside the city, the district alone is ambiguous.
  const places = isElsewhere(address) ? [neighborhood, city, state] : [neighborhood || city]
  const complementText = complement.replace(/ (?=\d)/g, '\u00a0')
  const line = [street, number, complementText, ...places].filter((part) => part.trim()).join(', ')
  return (
    <div className="oneline">
      <Icon name="pin" />
      <p>
        <span className="sr">{freightCopy.deliverTo} </span>
        {line}
        {source && <span className="small muted"> ({freightCopy.sources[source]})</span>}
      </p>
      <TextButton className="needs-script" aria-label={freightCopy.changeLabel} onClick={onChange}>
        {freightCopy.change}
      </TextButton>
    </div>
  )
}

/** After a click, focus moves to the price or to the first invalid field, unless the customer has moved on. */
function useDeliveryFocus(state: DeliveryState, { section, quote, calculate }: FocusTargets): void {
  const { press, freight, problem, triesTooEarly: tries } = state
  const hasFaults = problem !== null && shownFaults(state).size > 0
  const before = useRef({ press, freight, tries })

  useEffect(() => {
    const { press: lastPress, freight: lastFreight, tries: lastTries } = before.current
    before.current = { press, freight, tries }
    const focused = document.activeElement
    // Removing the focused button moves focus to the body.
    const isLost = focused === null || focused === document.body
    const isHere = isLost || section.current?.contains(focused)
    // An automatically renewed price must not move focus.
    const isAnswered = (lastPress !== null && lastPress.by !== 'renew' && !press) || tries !== lastTries
    if (isAnswered && isHere) {
      if (freight.status === 'quoted') quote.current?.focus()
      else if (hasFaults) section.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
    } else if (lastFreight.status === 'quoted' && freight.status === 'none' && isLost) {
      calculate.current?.focus()
    }
  }, [press, freight, tries, hasFaults, section, quote, calculate])
}
