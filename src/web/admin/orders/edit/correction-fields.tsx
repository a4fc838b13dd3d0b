import { orderCorrectionCopy as copy } from '#copy/admin/orders/order-correction.ts'
import type { CorrectionField } from '#domain/orders/order-correction.ts'
import type { AdminOrder } from '#shop/admin/orders/load-order-for-admin.ts'
import { cepInput } from '#web/kit/form/cep-input.ts'
import { TextField } from '#web/kit/form/text-field.tsx'
import type { useCorrection } from './use-correction.ts'

interface CorrectionFieldsProps {
  order: Pick<AdminOrder, 'deliveryWay'>
  correction: ReturnType<typeof useCorrection>
  faults: readonly CorrectionField[]
}

/** Who receives it and where; what is fetched at the workshop has only a contact. */
export function CorrectionFields({ order, correction, faults }: CorrectionFieldsProps) {
  const { draft, edit, cep } = correction
  // The browser's own suggestions would be the owner's address, not the customer's.
  const part = (name: CorrectionField) => ({
    name,
    label: copy.labels[name],
    value: draft[name],
    autoComplete: 'off',
    error: faults.includes(name) ? copy.faults[name] : null,
    onChange: ({ target }: { target: HTMLInputElement }) => edit(name, target.value),
  })
  return (
    <>
      <fieldset className="stack">
        <legend className="legend">{copy.contact}</legend>
        <div className="fields">
          <TextField {...part('name')} required maxLength={120} />
          <TextField
            {...part('email')}
            required
            type="email"
            inputMode="email"
            maxLength={255}
            hint={copy.emailHint}
          />
          <TextField {...part('phone')} optional span={4} type="tel" numeric maxLength={20} />
        </div>
      </fieldset>
      {order.deliveryWay !== 'pickup' && (
        <fieldset className="stack">
          <legend className="legend">{copy.address}</legend>
          <div className="fields">
            <TextField
              {...part('postalCode')}
              required
              span={3}
              numeric
              hint={cep.hint}
              {...cepInput(draft.postalCode, (text) => edit('postalCode', text))}
              autoComplete="off"
              error={cep.error ?? part('postalCode').error}
            />
            <TextField {...part('number')} required span={3} maxLength={20} />
            <TextField {...part('street')} required maxLength={160} />
            <TextField {...part('complement')} optional span={3} className="fr" maxLength={100} />
            <TextField {...part('neighborhood')} span={3} className="fr" maxLength={100} />
            <TextField {...part('city')} required span={4} maxLength={100} />
            <TextField {...part('state')} required span={2} autoCapitalize="characters" maxLength={2} />
          </div>
          <p className="sr" role="status">
            {cep.error ?? cep.hint}
          </p>
        </fieldset>
      )}
    </>
  )
}
