import { useState } from 'react'

interface Row {
  id: string
}

export type Selection<Item extends Row> = ReturnType<typeof useSelection<Item>>

/** Rows that disappear (deleted or filtered out) are deselected. */
export function useSelection<Item extends Row>(rows: readonly Item[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const chosenRows = rows.filter(({ id }) => ids.has(id))
  return {
    chosen: chosenRows,
    isChosen: (row: Item) => ids.has(row.id),
    areAll: chosenRows.length > 0 && chosenRows.length === rows.length,
    // Functional update: two clicks before the next render must select two rows.
    choose(row: Item, isOn: boolean) {
      setIds((before) => new Set(isOn ? [...before, row.id] : [...before].filter((id) => id !== row.id)))
    },
    chooseAll(isOn: boolean) {
      setIds(new Set(isOn ? rows.map(({ id }) => id) : []))
    },
    clear() {
      setIds(new Set())
    },
  }
}
