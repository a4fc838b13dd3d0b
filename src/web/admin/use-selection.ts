import { useState } from 'react'

interface Row {
  id: string
}

/** Which rows of the page are chosen. A row that left the page (deleted, filtered away) is no longer chosen. */
export function useSelection<Item extends Row>(rows: readonly Item[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const chosen = rows.filter(({ id }) => ids.has(id))
  return {
    chosen,
    isChosen: (row: Item) => ids.has(row.id),
    areAll: chosen.length > 0 && chosen.length === rows.length,
    toggle(row: Item) {
      const next = new Set(ids)
      if (!next.delete(row.id)) next.add(row.id)
      setIds(next)
    },
    toggleAll() {
      setIds(chosen.length === rows.length ? new Set() : new Set(rows.map(({ id }) => id)))
    },
    clear() {
      setIds(new Set())
    },
  }
}
