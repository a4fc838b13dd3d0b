import type { ComponentProps } from 'react'
import { Field, type FieldProps, splitFieldProps } from './field.tsx'

interface SelectOption {
  value: string
  label: string
  disabled?: boolean
}

export interface SelectFieldProps
  extends Omit<ComponentProps<'select'>, 'className' | 'children'>,
    FieldProps {
  options: readonly SelectOption[]
}

export function SelectField({ options, ...props }: SelectFieldProps) {
  const { frame, control } = splitFieldProps(props)
  return (
    <Field {...frame} id={control.id}>
      {(wiring) => (
        <select {...control} {...wiring} required={frame.required} className="select">
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
