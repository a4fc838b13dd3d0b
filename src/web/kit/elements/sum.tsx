import type { ReactNode } from 'react'

interface SumProps {
  label: string
  className?: string
  children: ReactNode
}

/** One line of a `dl.sum`: what, and how much. */
export function Sum({ label, className, children }: SumProps) {
  return (
    <div className={className}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
