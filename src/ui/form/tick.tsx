import { type ComponentProps, useEffect, useRef } from 'react'

interface TickProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange'> {
  /** Which row it chooses; there is no room for words beside it. */
  label: string
  /** Some, not all: the box shows a dash. */
  some?: boolean
  /** Told what the box shows, not that it changed: a press before the script had come is told again. */
  onTick?: (isOn: boolean) => void
}

/** The bare box in front of a table row. */
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
