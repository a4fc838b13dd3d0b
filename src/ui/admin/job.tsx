import type { ReactNode } from 'react'
import { classNames } from '#ui/browser/class-names.ts'

interface JobProps {
  id: string
  title: string
  summary?: ReactNode
  isUrgent?: boolean
  className?: string
  children: ReactNode
}

export function Job({ id, title, summary, isUrgent, className, children }: JobProps) {
  return (
    <section
      className={classNames('job', isUrgent && 'job--urgent', className)}
      id={id}
      aria-labelledby={`${id}-title`}
      tabIndex={-1}
    >
      <div className="job__head cluster ends baseline">
        <h2 id={`${id}-title`}>{title}</h2>
        {summary && <p>{summary}</p>}
      </div>
      {children}
    </section>
  )
}

export function EmptyJob({ id, title, children }: Pick<JobProps, 'id' | 'title'> & { children?: ReactNode }) {
  return (
    <section className="job job--empty" id={id} aria-labelledby={`${id}-title`} tabIndex={-1}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  )
}
