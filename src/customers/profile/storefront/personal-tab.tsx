import { profileCopy } from '#customers/profile/copy/profile.ts'
import { genders, type TypedProfile } from '#customers/profile/domain/profile-form.ts'
import { NAME_MAX_LENGTH } from '#platform/domain/names.ts'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import type { ProfileDraft } from './profile-draft.ts'
import { PhoneField } from './shared-fields.tsx'

export interface TabProps {
  draft: ProfileDraft
  onChange: (change: Partial<ProfileDraft>) => void
  errorOf: (field: keyof TypedProfile) => string | null
}

const genderOptions = [
  { value: '', label: profileCopy.noGender },
  ...genders.map((value) => ({ value, label: profileCopy.genders[value] })),
]

export function PersonalTab({
  draft,
  onChange,
  errorOf,
  email,
  today,
}: TabProps & {
  email: string
  today: string
}) {
  const { fields } = profileCopy
  return (
    <div className="fields">
      <TextField
        label={fields.fullName}
        name="fullName"
        required
        autoComplete="name"
        maxLength={NAME_MAX_LENGTH}
        value={draft.fullName}
        onChange={(event) => onChange({ fullName: event.target.value })}
        error={errorOf('fullName')}
      />
      <TextField label={fields.email} hint={fields.emailHint} value={email} disabled />
      <PhoneField phone={draft.phone} onChange={onChange} errorOf={errorOf} />
      <TextField
        label={fields.birthDate}
        name="birthDate"
        type="date"
        span={3}
        autoComplete="bday"
        min="1900-01-01"
        max={today}
        value={draft.birthDate}
        onChange={(event) => onChange({ birthDate: event.target.value })}
        error={errorOf('birthDate')}
      />
      <SelectField
        label={fields.gender}
        name="gender"
        options={genderOptions}
        value={draft.gender}
        onChange={(event) => onChange({ gender: event.target.value })}
        error={errorOf('gender')}
      />
    </div>
  )
}
