import type { HTMLInputTypeAttribute } from 'react'
import { shopSettingsCopy as words } from '#copy/admin/shop-settings.ts'
import { type SettingsField, type SettingsSection, settingsFields } from '#domain/settings/settings-fields.ts'
import { Checkbox } from '#web/kit/form/checkbox.tsx'
import { TextAreaField } from '#web/kit/form/text-area-field.tsx'
import { TextField } from '#web/kit/form/text-field.tsx'
import type { SettingsAnswer } from './settings-action.server.ts'
import { SettingsImage } from './settings-image.tsx'

interface SettingsInputProps {
  section: SettingsSection
  name: string
  values: Readonly<Record<string, string>>
  answer: SettingsAnswer | undefined
  span?: 2 | 3 | 4
}

const types: Partial<Record<SettingsField['kind'], HTMLInputTypeAttribute>> = {
  email: 'email',
  phone: 'tel',
  link: 'url',
  day: 'date',
}
const numeric = new Set<SettingsField['kind']>(['phone', 'time', 'taxId', 'count', 'day'])

/** One field as its table describes it. It keeps what was typed: only the server's first word fills it in. */
export function SettingsInput({ section, name, values, answer, span }: SettingsInputProps) {
  const fields: Readonly<Record<string, SettingsField>> = settingsFields[section]
  const field = fields[name]
  const wording = words.sections[section].fields[name]
  if (!field || !wording) return null
  const fault = answer?.faults?.[name]
  if (field.kind === 'image')
    return (
      <SettingsImage
        name={name}
        label={wording.label}
        hint={wording.hint}
        error={fault && words.faults[fault]}
        value={values[name] ?? ''}
        span={span}
      />
    )
  if (field.kind === 'choice')
    return (
      <Checkbox
        name={name}
        label={wording.label}
        value={field.choices?.[0]}
        defaultChecked={values[name] === field.choices?.[0]}
        error={fault && words.faults[fault]}
      />
    )
  const shared = {
    name,
    label: wording.label,
    hint: wording.hint,
    error: fault && words.faults[fault],
    required: field.required,
    maxLength: field.kind === 'day' ? undefined : field.longest,
    defaultValue: values[name] ?? '',
    autoComplete: 'off',
    span,
    className: field.kind === 'day' || field.kind === 'time' ? 'fw' : undefined,
  }
  if (field.kind === 'text' || (field.kind === 'line' && field.longest > 200))
    return <TextAreaField {...shared} rows={field.longest > 500 ? 8 : 3} />
  return (
    <TextField
      {...shared}
      type={types[field.kind] ?? 'text'}
      inputMode={field.kind === 'count' ? 'numeric' : undefined}
      placeholder={field.kind === 'time' ? '09:00' : undefined}
      numeric={numeric.has(field.kind)}
    />
  )
}
