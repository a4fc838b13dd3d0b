interface LevelProps {
  left: number
  /** Reorder level. Its mark is at a third of the bar, unless `left` exceeds three times this level. */
  line: number
  isLow?: boolean
}

/** Bar for a stock level with its reorder line. Decorative: the page also shows the numbers as text. */
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
