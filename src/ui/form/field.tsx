import { type ReactNode, useId } from 'react'
import { classNames } from '#ui/browser/class-names.ts'
import { uiCopy } from '#ui/copy/ui.ts'
import { Icon } from '#ui/elements/icon.tsx'

export interface FieldProps {
  label: ReactNode
  labelHidden?: boolean
  hint?: ReactNode
  error?: string | null
  /** Shows the asterisk. The control itself needs `required` or `aria-required`. */
  required?: boolean
  optional?: boolean
  /** Columns out of six inside `.fields`; full width when absent. */
  span?: 2 | 3 | 4
  className?: string
}

interface FieldWiring {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

interface FieldFrameProps extends FieldProps {
  id?: string
  children: (wiring: FieldWiring) => ReactNode
}

export function Field({
  id: givenId,
  label,
  labelHidden,
  hint,
  error,
  required,
  optional,
  span,
  className,
  children,
}: FieldFrameProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  const describedBy = classNames(error && `${id}-error`, hint ? `${id}-hint` : null) || undefined
  return (
    <div className={classNames('field', span && `f${span}`, error && 'field--invalid', className)}>
      <label htmlFor={id} className={labelHidden ? 'sr' : undefined}>
        {label}
        {required && (
          <span className="req" aria-hidden="true">
            {' *'}
          </span>
        )}
        {optional && <span className="opt"> {uiCopy.optional}</span>}
      </label>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy })}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className="error" id={id}>
      <Icon name="alert" />
      {children}
    </p>
  )
}

export function splitFieldProps<Props extends FieldProps>(
  props: Props,
): { frame: FieldProps; control: Omit<Props, keyof FieldProps> } {
  const { label, labelHidden, hint, error, required, optional, span, className, ...control } = props
  return { frame: { label, labelHidden, hint, error, required, optional, span, className }, control }
}
