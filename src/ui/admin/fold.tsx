import type { ReactNode } from 'react'

interface FoldProps {
  id: string
  title: string
  holds: ReactNode
  hint?: ReactNode
  open?: boolean
  children: ReactNode
}

/** Fields in a closed part are still submitted with their form. */
export function Fold({ id, title, holds, hint, open, children }: FoldProps) {
  return (
    <details className="fold" open={open}>
      <summary>
        <h2 id={`${id}-title`}>{title}</h2>
        <span className="fold__holds muted fs-small">{holds}</span>
      </summary>
      <section className="fold__body" id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
        {hint && <p className="small muted">{hint}</p>}
        {children}
      </section>
    </details>
  )
}
