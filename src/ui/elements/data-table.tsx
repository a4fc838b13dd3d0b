import type { ReactNode } from 'react'
import { classNames } from '#ui/browser/class-names.ts'

export interface Column<Row> {
  header: string
  cell: (row: Row) => ReactNode
  numeric?: boolean
  nowrap?: boolean
}

interface DataTableProps<Row> {
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  /** On phones a row becomes two lines: columns 1 and 4, then 2 and 3. Requires four columns. */
  stack?: boolean
}

/** Scrolls horizontally inside a focusable region, so that the page itself never does. */
export function DataTable<Row>({ label, columns, rows, keyOf, stack = false }: DataTableProps<Row>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without it a keyboard cannot scroll the table
    <section className="table-scroll" tabIndex={0} aria-label={label}>
      <table className={classNames('table', stack && 'table--stack')}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.header} scope="col" className={column.numeric ? 'r' : undefined}>
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map((column) => (
                <td
                  key={column.header}
                  className={classNames(column.numeric && 'r num', column.nowrap && 'nowrap') || undefined}
                >
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
