import { type ComponentProps, type ReactNode, useId } from 'react'
import { FieldError } from './field.tsx'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  label: ReactNode
  error?: string | readonly string[] | null
}

export function Checkbox({ label, error, id: givenId, ...rest }: CheckboxProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  const sentence = typeof error === 'string' ? error : error?.[0]
  return (
    <>
      <label className="check">
        <input
          {...rest}
          type="checkbox"
          id={id}
          aria-invalid={sentence ? true : undefined}
          aria-describedby={sentence ? `${id}-error` : undefined}
        />
        <span>{label}</span>
      </label>
      {sentence && <FieldError id={`${id}-error`}>{sentence}</FieldError>}
    </>
  )
}
