import type { HTMLInputTypeAttribute } from 'react'
import { shopSettingsCopy } from '#office/settings/copy/admin-shop-settings.ts'
import { type SettingsField, settingsFields } from '#settings/domain/settings-fields.ts'
import { TextField } from '#ui/form/text-field.tsx'
import { StepForm } from './step-form.tsx'

const types: Partial<Record<SettingsField['kind'], HTMLInputTypeAttribute>> = { email: 'email', phone: 'tel' }
const fields: readonly (readonly [string, SettingsField])[] = Object.entries(settingsFields.contact)

interface SellerStepProps {
  values: Readonly<Record<string, string>>
  version: number
}

/** The seller details that the law requires; the same fields as in 'Loja'. */
export function SellerStep({ values, version }: SellerStepProps) {
  const wording = shopSettingsCopy.sections.contact.fields
  return (
    <StepForm step="seller" values={values} version={version}>
      {(field) =>
        fields.map(([name, { kind, longest, required }]) =>
          required ? (
            <TextField
              key={name}
              {...field(name)}
              type={types[kind] ?? 'text'}
              label={wording[name]?.label ?? name}
              hint={wording[name]?.hint}
              maxLength={longest}
              autoComplete="on"
            />
          ) : (
            <input key={name} type="hidden" name={name} value={values[name] ?? ''} />
          ),
        )
      }
    </StepForm>
  )
}
