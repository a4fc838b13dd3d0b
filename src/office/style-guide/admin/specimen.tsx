import type { ReactNode } from 'react'

export function Specimen({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <section className="grid g5 specimen" aria-label={title}>
      <div>
        <h2>{title}</h2>
        {note && <p className="small muted mt2">{note}</p>}
      </div>
      <div className="grid g5 specimen__pieces">{children}</div>
    </section>
  )
}
