import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export interface EmptyStateProps {
  title: ReactNode
  /** The heading's level in the page; `h2` unless told. */
  heading?: 'h1' | 'h2' | 'h3'
  text?: ReactNode
  /** One button or link. */
  action?: ReactNode
  className?: string
}

/** Nothing here yet: an unlit candle, a short title, one sentence, one way on. */
export function EmptyState({ title, heading: Heading = 'h2', text, action, className }: EmptyStateProps) {
  return (
    <div className={classNames('empty', className)}>
      <svg
        className="empty__art"
        viewBox="0 0 96 96"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.2"
        aria-hidden="true"
      >
        <path d="M28 42h40v40H28zM28 52c8 3 32 3 40 0M48 42v-8M35 58h26v16H35z" />
        <path d="M48 30c-4-4 3-6 0-11s3-6 0-11" strokeLinecap="round" />
      </svg>
      <Heading>{title}</Heading>
      {text && <p>{text}</p>}
      {action}
    </div>
  )
}
