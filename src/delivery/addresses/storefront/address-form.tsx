import { type FocusEvent, type KeyboardEvent, type RefObject, useRef } from 'react'
import { addressCopy, cepCopy } from '#delivery/addresses/copy.ts'
import type { AddressField } from '#delivery/addresses/domain/address.ts'
import { parseCep } from '#delivery/addresses/domain/cep.ts'
import { freightCopy } from '#delivery/freight/copy/freight.ts'
import { cepInput } from '#delivery/freight/storefront/cep-input.ts'
import {
  isCalculating,
  isSearchingCep,
  isValidating,
  shownFaults,
} from '#delivery/freight/storefront/delivery-state.ts'
import type { Delivery } from '#delivery/freight/storefront/use-delivery.ts'
import { Button } from '#ui/elements/button.tsx'
import { IconButton } from '#ui/elements/icon-button.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { StreetField } from './street-field.tsx'

interface CepFieldProps {
  delivery: Delivery
  fault: string | null
  goToNumber(): void
  onFound(): void
}

/** Screen readers announce this text wherever the focus is. The error text is next to the field. */
const announcement = { idle: '', success: cepCopy.found, error: cepCopy.check } as const

interface AddressFormProps {
  delivery: Delivery
  hasFreight: boolean
  calculate: RefObject<HTMLButtonElement | null>
  /** Disabled until hydration, because earlier input would be lost. */
  isDisabled: boolean
}

export function AddressForm({ delivery, hasFreight, calculate, isDisabled }: AddressFormProps) {
  const { state } = delivery
  const form = useRef<HTMLFormElement>(null)
  function leave({ target, relatedTarget }: FocusEvent) {
    // The form's own buttons request the price themselves.
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
        <AddressFields delivery={delivery} onFound={() => hasFreight && void delivery.askIfComplete()} />
        {/* Stays visible while the customer corrects the address. The toast has already announced the problem. */}
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
    <div className="cluster mt5">
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

function AddressFields({ delivery, onFound }: Pick<CepFieldProps, 'delivery' | 'onFound'>) {
  const { state, edit } = delivery
  const number = useRef<HTMLInputElement>(null)
  const goToNumber = () => number.current?.focus()
  const faults = shownFaults(state)
  const findError = (field: AddressField) => (faults.has(field) ? addressCopy.faults[field] : null)
  const part = (field: AddressField) => ({
    label: addressCopy.labels[field],
    value: state.address[field],
    error: findError(field),
    onChange: ({ target }: { target: HTMLInputElement }) => edit(field, target.value),
  })

  return (
    <div className="fields">
      <CepField
        delivery={delivery}
        fault={findError('postalCode')}
        goToNumber={goToNumber}
        onFound={onFound}
      />
      <TextField {...part('number')} ref={number} required span={3} autoComplete="off" maxLength={20} />
      <StreetField
        value={state.address.street}
        error={findError('street')}
        onEdit={(street) => edit('street', street)}
        onPick={({ place_id }) => {
          // Moves the focus before the answer arrives, so that the next typing goes to the right field.
          goToNumber()
          delivery.pickPlace(place_id)
        }}
      />
      <TextField {...part('complement')} optional span={3} autoComplete="address-line2" maxLength={100} />
      <TextField {...part('neighborhood')} span={3} autoComplete="address-level3" maxLength={100} />
      <TextField {...part('city')} required span={4} autoComplete="address-level2" maxLength={100} />
      <TextField
        {...part('state')}
        required
        span={2}
        autoComplete="address-level1"
        autoCapitalize="characters"
        maxLength={2}
      />
    </div>
  )
}

function CepField({ delivery: { state, edit, lookUpCep }, fault, goToNumber, onFound }: CepFieldProps) {
  const { postalCode } = state.address
  const isSearching = isSearchingCep(state)
  const isStreetless = state.cep.status === 'success' && state.address.street === ''

  /** Moves the focus only if the customer did not focus another field in the meantime. */
  async function search() {
    const waiting = document.activeElement
    if ((await lookUpCep()) && document.activeElement === waiting) goToNumber()
  }

  function type(text: string) {
    edit('postalCode', text)
    if (text !== postalCode && parseCep(text)) void search().then(onFound)
  }

  function searchByKey(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    if (!parseCep(postalCode) || state.cep.status === 'error') return search()
    if (state.cep.status === 'idle') lookUpCep()
    goToNumber()
  }

  return (
    <TextField
      label={addressCopy.labels.postalCode}
      value={postalCode}
      error={state.cep.error ?? fault}
      hint={isSearching ? cepCopy.searching : isStreetless ? cepCopy.streetless : undefined}
      numeric
      span={3}
      {...cepInput(postalCode, type)}
      onKeyDown={searchByKey}
      trailing={
        <IconButton
          icon="search"
          label={isSearching ? cepCopy.searching : cepCopy.search}
          aria-busy={isSearching}
          onClick={search}
        />
      }
      below={
        <span className="sr" role="status">
          {isStreetless ? '' : announcement[state.cep.status]}
        </span>
      }
    />
  )
}
