import { Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import { openingCopy } from '#office/opening/admin-copy.ts'
import { Note } from '#ui/feedback/note.tsx'
import { RadioGroup } from '#ui/form/radio-group.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { StepForm } from './step-form.tsx'

const words = openingCopy.delivery

interface DeliveryStepProps {
  values: Readonly<Record<string, string>>
  version: number
  isValidated: boolean
}

/** The address is geocoded on save; the result is displayed when the owner returns. */
export function DeliveryStep({ values, version, isValidated }: DeliveryStepProps) {
  return (
    <StepForm step="delivery" values={values} version={version}>
      {(field) => (
        <>
          {isValidated && <Note tone="success">{words.found(values.address ?? '')}</Note>}
          <TextField
            {...field('address')}
            label={words.address}
            hint={words.addressHint}
            autoComplete="street-address"
            maxLength={300}
          />
          <RadioGroup
            legend={words.way}
            name="way"
            defaultValue={field('way').defaultValue}
            options={[
              { value: 'courier', label: words.courier, detail: words.courierText },
              { value: 'arranged', label: words.arranged, detail: words.arrangedText },
            ]}
          />
          <div className="fields only-courier">
            <TextField
              {...field('base')}
              label={words.base}
              affix="R$"
              inputMode="decimal"
              span={3}
              numeric
            />
            <TextField
              {...field('perKilometre')}
              label={words.perKilometre}
              affix="R$"
              inputMode="decimal"
              span={3}
              numeric
            />
          </div>
          <p className="hint">
            {words.more} <Link to={pathTo('adminFreight')}>{openingCopy.details}</Link>
          </p>
          <p className="hint">
            {words.pickup} <Link to={`${pathTo('adminShop')}#pickup`}>{words.toPickup}</Link>
          </p>
          <p className="hint">
            {words.brazil} <Link to={pathTo('adminCarriers')}>{words.toBrazil}</Link>
          </p>
        </>
      )}
    </StepForm>
  )
}
