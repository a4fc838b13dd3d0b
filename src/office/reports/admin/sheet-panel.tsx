import type { ReactNode } from 'react'

interface SheetPanelProps {
  id: string
  words: { title: string; note: string; table: string; columns: Readonly<Record<string, string>> }
  sums: ReactNode
  children: ReactNode
  below?: ReactNode
}

export function SheetPanel({ id, words, sums, children, below }: SheetPanelProps) {
  return (
    <section className="panel" aria-labelledby={id}>
      <div className="panel__head cluster ends baseline">
        <h2 id={id}>{words.title}</h2>
        <span className="small muted">{words.note}</span>
      </div>
      <table className="table sheet">
        <caption className="sr">{words.table}</caption>
        <thead>
          <tr>
            {Object.values(words.columns).map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
        <tfoot>{sums}</tfoot>
      </table>
      {below}
    </section>
  )
}
