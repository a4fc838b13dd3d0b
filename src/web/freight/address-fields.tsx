import { type KeyboardEvent, useRef } from 'react'
import { addressCopy, cepCopy } from '#copy/address.ts'
import type { AddressField } from '#domain/address/address.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { TextField } from '../ui/text-field.tsx'
import { type DeliveryState, shownFaults } from './delivery-state.ts'
import { StreetField } from './street-field.tsx'
import type { Delivery } from './use-delivery.ts'

/** CEP, street with suggestions, and every part by hand. */
export function AddressFields({ delivery }: { delivery: Delivery }) {
  const { state, edit } = delivery
  const number = useRef<HTMLInputElement>(null)
  const faults = shownFaults(state)
  const part = (field: AddressField) => ({
    label: addressCopy.labels[field],
    value: state.address[field],
    error: faults.has(field) ? addressCopy.faults[field] : null,
    onChange: ({ target }: { target: HTMLInputElement }) => edit(field, target.value),
  })

  async function fillFromCep() {
    // What the CEP does not tell comes next.
    if (await delivery.lookUpCep()) number.current?.focus()
  }

  return (
    <div className="fields">
      <CepField
        {...part('postalCode')}
        error={state.cep.error ?? part('postalCode').error}
        status={state.cep.status}
        onSearch={fillFromCep}
      />
      <TextField {...part('number')} ref={number} required span={3} autoComplete="off" maxLength={20} />
      <StreetField
        value={state.address.street}
        error={part('street').error}
        onEdit={(street) => edit('street', street)}
        onPick={async ({ place_id }) => {
          await delivery.pickPlace(place_id)
          number.current?.focus()
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

interface CepFieldProps {
  label: string
  value: string
  error: string | null
  status: DeliveryState['cep']['status']
  onChange(event: { target: HTMLInputElement }): void
  onSearch(): void
}

function CepField({ status, onSearch, ...field }: CepFieldProps) {
  function searchByKey(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    onSearch()
  }
  return (
    <TextField
      {...field}
      numeric
      span={3}
      inputMode="numeric"
      maxLength={9}
      autoComplete="postal-code"
      onKeyDown={searchByKey}
      trailing={
        <IconButton
          icon="search"
          label={status === 'loading' ? cepCopy.searching : cepCopy.search}
          aria-busy={status === 'loading'}
          onClick={onSearch}
        />
      }
    />
  )
}
