import { type RefObject, useRef } from 'react'
import { addressCopy } from '#copy/address.ts'
import { freightCopy } from '#copy/freight.ts'
import { Badge } from '#web/kit/badge.tsx'
import { Button } from '#web/kit/button.tsx'
import { useIsHydrated } from '#web/kit/form/use-is-hydrated.ts'
import { Note } from '#web/kit/note.tsx'
import { AddressFields } from './address-fields.tsx'
import { isCalculating, isValidating } from './delivery-state.ts'
import { QuoteBox } from './quote-box.tsx'
import type { Delivery } from './use-delivery.ts'
import { useDeliveryFocus } from './use-delivery-focus.ts'

interface DeliverySectionProps {
  delivery: Delivery
  /** False where the courier is switched off: an address, and no price. */
  hasFreight: boolean
}

/** Where it goes and what that costs. */
export function DeliverySection({ delivery, hasFreight }: DeliverySectionProps) {
  const { state } = delivery
  const isHydrated = useIsHydrated()
  const section = useRef<HTMLElement>(null)
  const quote = useRef<HTMLDivElement>(null)
  const calculate = useRef<HTMLButtonElement>(null)
  useDeliveryFocus(state, { section, quote, calculate })
  return (
    <section className="freight" aria-labelledby="entrega" ref={section}>
      <div className="freight__head">
        <h2 id="entrega">{freightCopy.title}</h2>
        {state.validation === 'valid' && <Badge tone="sage">{addressCopy.confirmed}</Badge>}
      </div>
      <noscript>
        <Note>{hasFreight ? freightCopy.noScript : freightCopy.noScriptArranged}</Note>
      </noscript>
      {!hasFreight && (
        <p className="freight__arranged">
          <b>{freightCopy.arranged}.</b> <span className="muted">{freightCopy.arrangedText}</span>
        </p>
      )}
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (hasFreight) delivery.calculate()
        }}
        noValidate
      >
        {/* What is typed before the script is there would be lost; without it there is no price to ask for. */}
        <fieldset disabled={!isHydrated} aria-label={freightCopy.title}>
          <AddressFields delivery={delivery} />
          {/* A toast has said it aloud; this stays while it is mended. */}
          {hasFreight && state.problem && (
            <Note tone="danger" className="freight__problem">
              {state.problem}
            </Note>
          )}
          {hasFreight && state.freight.status !== 'quoted' && (
            <Steps delivery={delivery} calculate={calculate} />
          )}
        </fieldset>
      </form>
      {state.freight.status === 'quoted' && (
        <QuoteBox ref={quote} quote={state.freight.quote} onRecalculate={delivery.clearQuote} />
      )}
    </section>
  )
}

interface StepsProps {
  delivery: Delivery
  calculate: RefObject<HTMLButtonElement | null>
}

function Steps({ delivery: { state, validate }, calculate }: StepsProps) {
  return (
    <div className="row mt5">
      <Button ref={calculate} type="submit" busy={isCalculating(state)} busyLabel={freightCopy.calculating}>
        {freightCopy.calculate}
      </Button>
      <Button
        variant="ghost"
        busy={isValidating(state)}
        busyLabel={addressCopy.validating}
        onClick={validate}
      >
        {addressCopy.validate}
      </Button>
    </div>
  )
}
