interface LevelProps {
  left: number
  /** Marked at a third where there is less than three times as much. */
  line: number
  /** What has to be bought stands out. */
  isLow?: boolean
}

/** How much is left of what runs out, with the line from which on there should be more; said in words beside it. */
export function Level({ left, line, isLow = false }: LevelProps) {
  const full = Math.max(line * 3, left, 1)
  const at = (amount: number) => Math.round((99 * Math.max(0, amount)) / full)
  return (
    <svg
      className={isLow ? 'level level--low' : 'level'}
      viewBox="0 0 99 16"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect className="level__all" width="99" />
      <rect className="level__now" width={at(left)} />
      <rect className="level__min" x={at(line)} />
    </svg>
  )
}
