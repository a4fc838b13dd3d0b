import type { ReactNode } from 'react'
import { classNames } from '#ui/browser/class-names.ts'

export interface EmptyStateProps {
  title: ReactNode
  heading?: 'h1' | 'h2' | 'h3'
  text?: ReactNode
  action?: ReactNode
  className?: string
}

export function EmptyState({ title, heading: Heading = 'h2', text, action, className }: EmptyStateProps) {
  return (
    <div className={classNames('empty', className)}>
      <svg className="empty__art" viewBox="0 0 96 96" aria-hidden="true">
        <path className="smoke" d="M48 27c-6-5.5 4.5-8.5 0-14.5S51 5 48.5 1" />
        <path d="M48 40v-8.5" strokeWidth="1.6" />
        <ellipse cx="48" cy="39" rx="22" ry="4.5" />
        <path d="M26 39v43c0 4 10 7 22 7s22-3 22-7V39" />
        <path d="M26 47.5c3 3 12 4.5 22 4.5s19-1.5 22-4.5" />
        <path d="M35 58c8 1.5 18 1.5 26 0v20c-8 1.5-18 1.5-26 0z" />
        <path
          d="M48 64c.4 2.2 2.5 3.4 2.5 5.600a2.5 2.5 0 0 1-5 0c0-2.2 2.100-3.4 2.5-5.600z"
          strokeWidth=".9"
        />
      </svg>
      <Heading>{title}</Heading>
      {text && <p>{text}</p>}
      {action}
    </div>
  )
}
