import { profileCopy } from '#customers/profile/copy/profile.ts'
import { normaliseState } from '#customers/profile/domain/profile-form.ts'
import { maskPhone } from '#platform/domain/phone.ts'
import { TextField } from '#ui/form/text-field.tsx'

interface CityAndStateProps {
  city: string
  state: string
  onChange: (change: { city?: string; state?: string }) => void
  errorOf: (field: 'city' | 'state') => string | null
}

export function CityAndState({ city, state, onChange, errorOf }: CityAndStateProps) {
  const { fields } = profileCopy
  return (
    <>
      <TextField
        label={fields.city}
        name="city"
        required
        span={4}
        autoComplete="address-level2"
        maxLength={80}
        value={city}
        onChange={(event) => onChange({ city: event.target.value })}
        error={errorOf('city')}
      />
      <TextField
        label={fields.state}
        name="state"
        required
        span={2}
        autoComplete="address-level1"
        autoCapitalize="characters"
        maxLength={2}
        value={state}
        onChange={(event) => onChange({ state: normaliseState(event.target.value) })}
        error={errorOf('state')}
      />
    </>
  )
}

interface PhoneFieldProps {
  phone: string
  onChange: (change: { phone: string }) => void
  errorOf: (field: 'phone') => string | null
}

export function PhoneField({ phone, onChange, errorOf }: PhoneFieldProps) {
  return (
    <TextField
      label={profileCopy.fields.phone}
      name="phone"
      type="tel"
      optional
      span={3}
      numeric
      autoComplete="tel"
      value={phone}
      onChange={(event) => onChange({ phone: maskPhone(event.target.value) })}
      error={errorOf('phone')}
    />
  )
}
