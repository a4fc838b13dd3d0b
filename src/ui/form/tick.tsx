import { type ComponentProps, useEffect, useRef } from 'react'

interface TickProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange'> {
  label: string
  some?: boolean
  /** Receives the current state, not a change event. Also called for a click before hydration. */
  onTick?: (isOn: boolean) => void
}

export function Tick({ label, some = false, onTick, ...rest }: TickProps) {
  const ref = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (ref.current) ref.current.indeterminate = some
  }, [some])
  return (
    <label className="tick">
      <input
        {...rest}
        ref={ref}
        type="checkbox"
        aria-label={label}
        onChange={onTick && (({ currentTarget }) => onTick(currentTarget.checked))}
      />
    </label>
  )
}
