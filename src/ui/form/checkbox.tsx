import { type ComponentProps, type ReactNode, useId } from 'react'
import { FieldError } from './field.tsx'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  label: ReactNode
  error?: string | null
}

export function Checkbox({ label, error, id: givenId, ...rest }: CheckboxProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  return (
    <>
      <label className="check">
        <input
          {...rest}
          type="checkbox"
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <span>{label}</span>
      </label>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </>
  )
}
