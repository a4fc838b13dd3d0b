import type { ReactNode } from 'react'
import { classNames } from '#ui/browser/class-names.ts'

interface JobProps {
  /** The tiles lead to it. */
  id: string
  title: string
  summary?: ReactNode
  /** In the colour of danger. */
  isUrgent?: boolean
  children: ReactNode
}

/** One block of the day's work, found by its large title while scrolling. */
export function Job({ id, title, summary, isUrgent, children }: JobProps) {
  return (
    <section
      className={classNames('job', isUrgent && 'job--urgent')}
      id={id}
      aria-labelledby={`${id}-title`}
      tabIndex={-1}
    >
      <div className="job__head">
        <h2 id={`${id}-title`}>{title}</h2>
        {summary && <p>{summary}</p>}
      </div>
      {children}
    </section>
  )
}

/** A block without work takes one line. */
export function EmptyJob({ id, title, children }: Pick<JobProps, 'id' | 'title'> & { children?: ReactNode }) {
  return (
    <section className="job job--empty" id={id} aria-labelledby={`${id}-title`} tabIndex={-1}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  )
}
