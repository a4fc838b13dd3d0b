import { completionCopy, profileCopy } from '#copy/account/profile.ts'
import { NAME_MAX_LENGTH } from '#domain/accounts/names.ts'
import { maskPhone } from '#domain/accounts/phone.ts'
import { lacksNumber, type ProfileField } from '#domain/accounts/profile-completion.ts'
import { cepInput } from '#web/kit/form/cep-input.ts'
import { TextField } from '#web/kit/form/text-field.tsx'
import { CityAndState } from './city-and-state.tsx'
import { useCepFill } from './use-cep-fill.ts'

export interface CompletionDraft {
  fullName: string
  phone: string
  addressLine1: string
  city: string
  state: string
  postalCode: string
}

interface CompletionFieldsProps {
  draft: CompletionDraft
  onChange: (change: Partial<CompletionDraft>) => void
  required: readonly ProfileField[]
  isReady: boolean
  errorOf: (field: keyof CompletionDraft) => string | null
}

export function CompletionFields({ draft, onChange, required, isReady, errorOf }: CompletionFieldsProps) {
  const cep = useCepFill({ ...draft, addressLine2: '' }, ({ addressLine2: _none, ...fields }) =>
    onChange(fields),
  )
  const { fields } = profileCopy
  return (
    <>
      <TextField
        label={fields.fullName}
        name="fullName"
        required={required.includes('fullName')}
        autoComplete="name"
        maxLength={NAME_MAX_LENGTH}
        value={draft.fullName}
        onChange={(event) => onChange({ fullName: event.target.value })}
        error={errorOf('fullName')}
      />
      <TextField
        label={fields.postalCode}
        name="postalCode"
        required
        span={3}
        numeric
        placeholder="00000-000"
        data-autofocus={draft.fullName ? true : undefined}
        value={draft.postalCode}
        {...cepInput(draft.postalCode, (postalCode) => {
          onChange({ postalCode })
          cep.follow(postalCode)
        })}
        error={cep.problem ?? errorOf('postalCode')}
        hint={cep.remark}
      />
      <TextField
        label={fields.phone}
        name="phone"
        type="tel"
        optional
        span={3}
        numeric
        autoComplete="tel"
        value={draft.phone}
        onChange={(event) => onChange({ phone: maskPhone(event.target.value) })}
        error={errorOf('phone')}
      />
      <TextField
        label={fields.addressLine1}
        name="addressLine1"
        required
        placeholder={fields.addressLine1Placeholder}
        autoComplete="address-line1"
        maxLength={160}
        value={draft.addressLine1}
        onChange={(event) => onChange({ addressLine1: event.target.value })}
        hint={lacksNumber(draft) ? fields.numberHint : undefined}
        error={errorOf('addressLine1')}
      />
      <CityAndState city={draft.city} state={draft.state} onChange={onChange} errorOf={errorOf} />
      {!isReady && <p className="hint">{completionCopy.hint}</p>}
      <p className="sr" role="status">
        {cep.problem ?? cep.remark}
      </p>
    </>
  )
}
