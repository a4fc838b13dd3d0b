import { type ComponentProps, useEffect, useRef } from 'react'

interface TickProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** Which row it chooses; there is no room for words beside it. */
  label: string
  /** Some, not all: the box shows a dash. */
  some?: boolean
}

/** The bare box in front of a table row. */
export function Tick({ label, some = false, ...rest }: TickProps) {
  const ref = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (ref.current) ref.current.indeterminate = some
  }, [some])
  return (
    <label className="tick">
      <input {...rest} ref={ref} type="checkbox" aria-label={label} />
    </label>
  )
}
