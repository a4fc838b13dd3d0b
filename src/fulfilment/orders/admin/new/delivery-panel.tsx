import { addressCopy } from '#delivery/addresses/copy.ts'
import type { AddressField } from '#delivery/addresses/domain/address.ts'
import { useCepLookup } from '#delivery/addresses/storefront/use-cep-lookup.ts'
import { listedSlotWords } from '#delivery/calendar/copy/delivery-slot.ts'
import { CANDLE_WAYS, type PromisedSlot, slotValue } from '#delivery/calendar/domain/shifts.ts'
import { cepInput } from '#delivery/freight/storefront/cep-input.ts'
import { manualOrderCopy } from '#fulfilment/orders/copy/admin-manual-order.ts'
import { RadioGroup } from '#ui/form/radio-group.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { LATER } from './manual-order-input.ts'
import type { FreightByTable } from './use-freight-quote.ts'
import type { ManualOrderForm } from './use-manual-order.ts'

const copy = manualOrderCopy.delivery
/** Ordered by how often they are used. */
const WAYS = ['courier', 'pickup', 'handed', 'arranged', 'carrier'] as const

interface DeliveryPanelProps {
  form: ManualOrderForm
  freeSlots: readonly PromisedSlot[]
  byTable: FreightByTable
  sendsToBrazil: boolean
  error: (field: string) => string | undefined
}

export function DeliveryPanel({ form, freeSlots, byTable, sendsToBrazil, error }: DeliveryPanelProps) {
  const { input, edit } = form
  const ways = WAYS.filter((way) => way !== 'carrier' || sendsToBrazil)
  return (
    <section className="panel" aria-labelledby="hand-delivery">
      <div className="panel__head cluster ends baseline">
        <h2 id="hand-delivery">{copy.title}</h2>
      </div>
      <RadioGroup
        legend={copy.title}
        legendHidden
        name="way"
        look="chips"
        value={input.way}
        onChange={(way) => edit({ way: CANDLE_WAYS.find((candidate) => candidate === way) ?? 'handed' })}
        options={ways.map((value) => ({ value, ...copy.ways[value] }))}
      />
      {error('way') && <p className="error">{error('way')}</p>}
      <div className="manual-order__address">
        <AddressFields form={form} error={error('address')} />
        <Freight form={form} byTable={byTable} error={error('freight')} />
      </div>
      <SelectField
        label={copy.slot}
        hint={copy.slotHint}
        error={error('slot')}
        name="slot"
        className="manual-order__slot"
        value={input.slot}
        onChange={({ target }) => edit({ slot: target.value })}
        options={[
          { value: '', label: copy.chooseSlot },
          ...freeSlots.map((slot) => ({ value: slotValue(slot), label: listedSlotWords(slot) })),
          { value: LATER, label: copy.laterSlot },
        ]}
      />
    </section>
  )
}

interface PartProps {
  form: ManualOrderForm
  error: string | undefined
}

function AddressFields({ form: { input, edit }, error }: PartProps) {
  const { follow } = useCepLookup({
    written: input,
    fill: (_, { postalCode: _typed, ...address }) => address,
    onFilled: edit,
  })
  const part = (field: AddressField) => ({
    label: addressCopy.labels[field],
    name: field,
    value: input[field],
    autoComplete: 'off',
    onChange: ({ target }: { target: HTMLInputElement }) => edit({ [field]: target.value }),
  })
  const cep = cepInput(input.postalCode, (postalCode) => {
    edit({ postalCode })
    follow(postalCode)
  })
  return (
    <div className="fields">
      <TextField {...part('postalCode')} {...cep} autoComplete="off" error={error} numeric span={3} />
      <TextField {...part('number')} span={3} maxLength={20} />
      <TextField {...part('street')} maxLength={120} />
      <TextField {...part('complement')} optional span={3} className="fr" maxLength={100} />
      <TextField {...part('neighborhood')} span={3} className="fr" maxLength={100} />
      <TextField {...part('city')} span={4} maxLength={100} />
      <TextField {...part('state')} span={2} maxLength={2} autoCapitalize="characters" />
    </div>
  )
}

function Freight({ form: { input, edit }, byTable, error }: PartProps & Pick<DeliveryPanelProps, 'byTable'>) {
  return (
    <div className="grid g3 manual-order__freight mt3">
      <TextField
        label={manualOrderCopy.delivery.freight}
        name="freight"
        affix="R$"
        numeric
        inputMode="decimal"
        autoComplete="off"
        maxLength={30}
        optional
        hint={byTable.isAsking ? copy.calculating : (byTable.words ?? copy.freightHint)}
        error={error ?? (input.freight === '' ? byTable.refusal : undefined)}
        value={input.freight}
        onChange={({ target }) => edit({ freight: target.value })}
      />
    </div>
  )
}
