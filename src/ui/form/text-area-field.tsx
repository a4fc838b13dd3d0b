import type { ComponentProps } from 'react'
import { Field, type FieldProps, splitFieldProps } from './field.tsx'

export interface TextAreaFieldProps
  extends Omit<ComponentProps<'textarea'>, 'className' | 'children'>,
    FieldProps {}

export function TextAreaField(props: TextAreaFieldProps) {
  const { frame, control } = splitFieldProps(props)
  return (
    <Field {...frame} id={control.id}>
      {(wiring) => <textarea {...control} {...wiring} required={frame.required} className="textarea" />}
    </Field>
  )
}
