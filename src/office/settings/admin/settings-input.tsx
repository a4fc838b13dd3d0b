import { type HTMLInputTypeAttribute, lazy, Suspense, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { shopContentCopy } from '#office/settings/copy/admin-shop-content.ts'
import { shopSettingsCopy as words } from '#office/settings/copy/admin-shop-settings.ts'
import { readImage, writeImage } from '#settings/domain/image-value.ts'
import { type SettingsField, type SettingsSection, settingsFields } from '#settings/domain/settings-fields.ts'
import { Button, TextButton } from '#ui/elements/button.tsx'
import { Image } from '#ui/elements/image.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextAreaField } from '#ui/form/text-area-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { fieldName } from './field-name.ts'
import type { SettingsAnswer } from './settings-action.server.ts'

interface SettingsInputProps {
  section: SettingsSection
  name: string
  version: number
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

export function SettingsInput({ section, name, version, values, answer, span }: SettingsInputProps) {
  const fields: Readonly<Record<string, SettingsField>> = settingsFields[section]
  const field = fields[name]
  const wording = words.sections[section].fields[name]
  if (!field || !wording) return null
  const fault = answer?.faults?.[section]?.[name]
  const value = values[name] ?? ''
  const sent = { name: fieldName(section, name), 'data-draft': `${section}.${name}@${version}` }
  if (field.kind === 'image')
    return (
      <SettingsImage
        name={sent.name}
        label={wording.label}
        hint={wording.hint}
        error={fault && words.faults[fault]}
        value={value}
        span={span}
      />
    )
  if (field.kind === 'choice')
    return (
      <Checkbox
        {...sent}
        label={wording.label}
        value={field.choices?.[0]}
        defaultChecked={value === field.choices?.[0]}
        error={fault && words.faults[fault]}
      />
    )
  const shared = {
    ...sent,
    label: wording.label,
    hint: wording.hint,
    error: fault && words.faults[fault],
    required: field.required,
    maxLength: field.kind === 'day' ? undefined : field.longest,
    defaultValue: value,
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

const ImageDialog = lazy(() => import('#catalogue/images/admin/text-image-dialog.tsx'))

interface SettingsImageProps {
  name: string
  label: string
  hint?: string
  error?: string
  value: string
  span?: 2 | 3 | 4
}

/** A newly chosen image is part of the form and is saved with it. */
function SettingsImage({ name, value, label, hint, error, span }: SettingsImageProps) {
  const [chosen, setChosen] = useState(value)
  const [isOpen, setOpen] = useState(false)
  const image = readImage(chosen)
  const input = useRef<HTMLInputElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: hidden fields fire no event of their own
  useEffect(() => {
    input.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [chosen])
  return (
    <Field label={label} hint={hint} error={error} span={span}>
      {(wiring) => (
        <div className="category-image strip g4">
          <input ref={input} type="hidden" name={name} value={chosen} data-saved={value} />
          {image ? (
            <Image image={image} sizes="5rem" />
          ) : (
            <span className="small muted">{shopContentCopy.image.none}</span>
          )}
          <div className="cluster">
            <Button {...wiring} variant="ghost" small onClick={() => setOpen(true)}>
              {image ? shopContentCopy.image.change : shopContentCopy.image.choose}
            </Button>
            {image && <TextButton onClick={() => setChosen('')}>{shopContentCopy.image.remove}</TextButton>}
          </div>
          {/* Rendered in a portal, because browsers do not support nested forms. */}
          {isOpen &&
            createPortal(
              <Suspense>
                <ImageDialog
                  words={shopContentCopy.image.dialog}
                  onClose={() => setOpen(false)}
                  onInsert={(picked) => {
                    setChosen(writeImage(picked))
                    setOpen(false)
                  }}
                />
              </Suspense>,
              document.body,
            )}
        </div>
      )}
    </Field>
  )
}
