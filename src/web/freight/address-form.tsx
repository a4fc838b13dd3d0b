import { type FocusEvent, type RefObject, useRef } from 'react'
import { addressCopy } from '#copy/freight/address.ts'
import { freightCopy } from '#copy/freight/freight.ts'
import { Button } from '#web/kit/elements/button.tsx'
import { Note } from '#web/kit/feedback/note.tsx'
import { AddressFields } from './address-fields.tsx'
import { isCalculating, isValidating, shownFaults } from './delivery-state.ts'
import type { Delivery } from './use-delivery.ts'

interface AddressFormProps {
  delivery: Delivery
  hasFreight: boolean
  calculate: RefObject<HTMLButtonElement | null>
  /** What is typed before the script is there would be lost; without it there is no price to ask for. */
  isDisabled: boolean
}

/** Every part of the address. Leaving a field of a complete one asks for its price; the buttons are there for who wants them. */
export function AddressForm({ delivery, hasFreight, calculate, isDisabled }: AddressFormProps) {
  const { state } = delivery
  const form = useRef<HTMLFormElement>(null)
  function leave({ target, relatedTarget }: FocusEvent) {
    // A press on one of the form's own buttons is about to ask by itself.
    const isOwnButton = relatedTarget instanceof HTMLButtonElement && form.current?.contains(relatedTarget)
    if (hasFreight && target instanceof HTMLInputElement && !isOwnButton) void delivery.askIfComplete()
  }

  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault()
        if (hasFreight) delivery.calculate()
      }}
      onBlur={leave}
      noValidate
    >
      <fieldset disabled={isDisabled} aria-label={freightCopy.title}>
        <AddressFields delivery={delivery} />
        {/* A toast has said it aloud; this stays while it is corrected. */}
        {state.problem && (hasFreight || shownFaults(state).size > 0) && (
          <Note tone="danger" className="freight__problem">
            {state.problem}
          </Note>
        )}
        {hasFreight && state.freight.status !== 'quoted' && (
          <Steps delivery={delivery} calculate={calculate} />
        )}
      </fieldset>
    </form>
  )
}

function Steps({
  delivery: { state, validate },
  calculate,
}: Pick<AddressFormProps, 'delivery' | 'calculate'>) {
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
