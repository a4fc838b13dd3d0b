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
    // From what was chosen last: two presses before the page is drawn anew are two rows.
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
