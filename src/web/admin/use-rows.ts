import { useEffect, useRef, useState } from 'react'
import type { ProductFault, ProductFaults } from '#domain/catalogue/editing/product-faults.ts'

export interface RowsOptions<Row> {
  initial: readonly Row[]
  blank: Row
  /** 'variants', 'faq': how faults name these rows. */
  name: string
  faults: ProductFaults
  onEdit: () => void
}

/** Rows that can be added, removed and moved up. The fields inside keep what is typed; this only knows which rows there are. */
export function useRows<Row>({ initial, blank, name, faults, onEdit }: RowsOptions<Row>) {
  const [rows, setRows] = useState(() => initial.map((row, key) => ({ key, row })))
  const [added, setAdded] = useState<number | null>(null)
  const nextKey = useRef(initial.length)
  const list = useRef<HTMLDivElement>(null)
  // The server names a row by its place when it was sent; rows that are moved afterwards keep their faults.
  const [checked, setChecked] = useState({ faults, keys: rows.map(({ key }) => key) })
  if (checked.faults !== faults) setChecked({ faults, keys: rows.map(({ key }) => key) })

  useEffect(() => {
    if (added === null) return
    const field = `[data-row="${added}"] :is(input:not([type="hidden"]), textarea)`
    list.current?.querySelector<HTMLElement>(field)?.focus()
  }, [added])

  function change(next: typeof rows) {
    setRows(next)
    onEdit()
  }

  return {
    rows,
    list,
    faultOf(key: number, field?: string): ProductFault | undefined {
      const place = `${name}.${checked.keys.indexOf(key)}`
      return checked.faults[field ? `${place}.${field}` : place]
    },
    add() {
      const key = nextKey.current++
      change([...rows, { key, row: blank }])
      setAdded(key)
    },
    remove(key: number) {
      change(rows.filter((row) => row.key !== key))
    },
    moveUp(key: number) {
      const place = rows.findIndex((row) => row.key === key)
      const [row, above] = [rows[place], rows[place - 1]]
      if (row && above) change(rows.toSpliced(place - 1, 2, row, above))
    },
  }
}
