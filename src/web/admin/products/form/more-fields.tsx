import type { ReactNode } from 'react'
import { classNames } from '#web/kit/browser/class-names.ts'

interface MoreFieldsProps {
  /** What is behind it. */
  label: string
  /** Something behind it is wrong. */
  open: boolean
  className?: string
  children: ReactNode
}

/** What the owner comes for is in view; the rest is behind this, and sent with it. */
export function MoreFields({ label, open, className, children }: MoreFieldsProps) {
  return (
    <details className={classNames('more-fields', className)} open={open}>
      <summary>{label}</summary>
      <div className="shelf-fields">{children}</div>
    </details>
  )
}
