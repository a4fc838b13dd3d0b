import { type ReactNode, useId } from 'react'
import { classNames } from '#ui/browser/class-names.ts'
import { uiCopy } from '#ui/copy/ui.ts'
import { Icon } from '#ui/elements/icon.tsx'

export interface FieldProps {
  label: ReactNode
  /** Kept for screen readers, not shown: for search boxes and filters whose place says what they are. */
  labelHidden?: boolean
  hint?: ReactNode
  /** Shown above the hint, which says how to do it right. */
  error?: string | null
  /** Shows the star. The control itself gets `required` or `aria-required`. */
  required?: boolean
  /** Says '(opcional)' beside the label. */
  optional?: boolean
  /** Columns of six inside `.fields`; the whole row when absent. */
  span?: 2 | 3 | 4
  className?: string
}

/** What the control must carry to belong to its label, hint and error. */
interface FieldWiring {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

interface FieldFrameProps extends FieldProps {
  id?: string
  children: (wiring: FieldWiring) => ReactNode
}

/** Label, control, then hint or error, tied together. The ready-made fields build on it; use it for a control of your own. */
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

/** Parts the props that belong to the frame from those of the control. */
export function splitFieldProps<Props extends FieldProps>(
  props: Props,
): { frame: FieldProps; control: Omit<Props, keyof FieldProps> } {
  const { label, labelHidden, hint, error, required, optional, span, className, ...control } = props
  return { frame: { label, labelHidden, hint, error, required, optional, span, className }, control }
}
