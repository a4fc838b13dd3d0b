import { missingFields, type ProfileField } from '#accounts/domain/profile-completion.ts'
import { profileCopy } from '#customers/profile/copy/profile.ts'
import { lacksNumber } from '#customers/profile/domain/lacks-number.ts'
import { countries, normalisePostalCode } from '#customers/profile/domain/profile-form.ts'
import { DEFAULT_COUNTRY } from '#delivery/addresses/domain/shipping-address.ts'
import { cepInput } from '#delivery/freight/storefront/cep-input.ts'
import { Note } from '#ui/feedback/note.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import type { TabProps } from './personal-tab.tsx'
import { CityAndState } from './shared-fields.tsx'
import { useCepFill } from './use-cep-fill.ts'

const countryOptions = countries.map((country) => ({ value: country, label: country }))

export function AddressTab({ draft, onChange, errorOf }: TabProps) {
  const { fields } = profileCopy
  const isBrazilian = draft.country === DEFAULT_COUNTRY
  const cep = useCepFill(draft, onChange)
  const gaps = missingFields(draft, ['addressLine1', 'city', 'state', 'postalCode'])
  const missing: ProfileField[] = lacksNumber(draft) ? ['addressLine1', ...gaps] : gaps

  function changeCep(postalCode: string) {
    onChange({ postalCode })
    cep.follow(postalCode)
  }

  const postalCodeInput = isBrazilian
    ? {
        ...cepInput(draft.postalCode, changeCep),
        placeholder: '00000-000',
        error: cep.problem ?? errorOf('postalCode'),
        hint: cep.remark,
      }
    : {
        maxLength: 10,
        autoComplete: 'postal-code',
        error: errorOf('postalCode'),
        onChange: ({ target }: { target: HTMLInputElement }) =>
          onChange({ postalCode: normalisePostalCode(target.value, draft.country) }),
      }

  return (
    <>
      {missing.length > 0 && (
        <Note className="account__missing">
          {profileCopy.missing(missing, { onlyNumber: lacksNumber(draft) })}
        </Note>
      )}
      <div className="fields">
        <TextField
          label={fields.postalCode}
          name="postalCode"
          required
          span={3}
          numeric
          value={draft.postalCode}
          {...postalCodeInput}
        />
        <SelectField
          label={fields.country}
          name="country"
          span={3}
          autoComplete="country-name"
          options={countryOptions}
          value={draft.country}
          onChange={(event) => onChange({ country: event.target.value })}
          error={errorOf('country')}
        />
        <TextField
          label={fields.addressLine1}
          name="addressLine1"
          required
          autoComplete="address-line1"
          placeholder={fields.addressLine1Placeholder}
          maxLength={160}
          value={draft.addressLine1}
          onChange={(event) => onChange({ addressLine1: event.target.value })}
          error={errorOf('addressLine1')}
          hint={lacksNumber(draft) ? fields.numberHint : undefined}
        />
        <TextField
          label={fields.addressLine2}
          name="addressLine2"
          optional
          autoComplete="address-line2"
          placeholder={fields.addressLine2Placeholder}
          maxLength={160}
          value={draft.addressLine2}
          onChange={(event) => onChange({ addressLine2: event.target.value })}
          error={errorOf('addressLine2')}
        />
        <CityAndState city={draft.city} state={draft.state} onChange={onChange} errorOf={errorOf} />
      </div>
      <p className="sr" role="status">
        {cep.problem ?? cep.remark}
      </p>
    </>
  )
}
