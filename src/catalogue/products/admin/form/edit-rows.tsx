import { type ReactNode, useEffect, useRef, useState } from 'react'
import { productForm } from '#catalogue/products/copy/admin-product-form.ts'
import type { ProductFaults } from '#catalogue/products/domain/product-faults.ts'
import { AdminIcon } from '#ui/elements/admin-icon.tsx'
import { Button } from '#ui/elements/button.tsx'
import { IconButton } from '#ui/elements/icon-button.tsx'
import { FieldError } from '#ui/form/field.tsx'
import { type BoundField, bound, errorAt } from './product-field.tsx'

interface RowsOptions<Row> {
  initial: readonly Row[]
  blank: Row
  /** Initial values of the first row, if they differ from `blank`. */
  first?: () => Row
  name: 'variants' | 'specifications' | 'features' | 'faq'
  faults: ProductFaults
  onEdit: () => void
}

type Cell<Row> = Row extends string ? never : keyof Row & string

interface EditRowsProps<Row> extends RowsOptions<Row> {
  copy: { empty: string; add: string; row: (number: number) => string }
  ordered?: boolean
  fields: (field: (cell?: Cell<Row>) => BoundField, row: Row, number: number) => ReactNode
}

export function EditRows<Row>({ copy, fields, ordered = true, ...options }: EditRowsProps<Row>) {
  const { rows, list, add, remove, moveUp, seenPlace } = useRows(options)
  const buildFieldName = (place: number, cell?: string) =>
    [options.name, place, cell].filter((part) => part !== undefined).join('.')
  return (
    <>
      <div className="grid edit-rows" ref={list}>
        {rows.length === 0 && <p className="small muted">{copy.empty}</p>}
        {rows.map(({ key, row }, place) => (
          <EditRow
            key={key}
            id={key}
            name={copy.row(place + 1)}
            onRemove={() => remove(key)}
            onMoveUp={() => moveUp(key)}
            canMoveUp={ordered ? place > 0 : null}
          >
            {fields(
              (cell) =>
                bound(
                  buildFieldName(place, cell),
                  String(cell === undefined ? row : row[cell as keyof Row]),
                  errorAt(options.faults, buildFieldName(seenPlace(key), cell)),
                ),
              row,
              place + 1,
            )}
          </EditRow>
        ))}
      </div>
      <PanelFault name={options.name} faults={options.faults} />
      <Button variant="ghost" small icon="plus" onClick={add}>
        {copy.add}
      </Button>
    </>
  )
}

function PanelFault({ name, faults }: { name: string; faults: ProductFaults }) {
  const fault = errorAt(faults, name)
  return fault ? <FieldError id={`${name}-error`}>{fault}</FieldError> : null
}

interface EditRowProps {
  id: number
  name: string
  onRemove: () => void
  onMoveUp: () => void
  canMoveUp: boolean | null
  children: ReactNode
}

function EditRow({ id, name, onRemove, onMoveUp, canMoveUp, children }: EditRowProps) {
  return (
    <fieldset className="grid g2 edit-row" data-row={id}>
      <legend className="sr">{name}</legend>
      <div className="grid edit-row__fields">{children}</div>
      <div className="edit-row__act">
        {canMoveUp !== null && (
          <IconButton
            label={productForm.moveRowUp(name)}
            icon={<AdminIcon name="arrow-up" size="s" />}
            disabled={!canMoveUp}
            onClick={onMoveUp}
          />
        )}
        <IconButton
          className="icon-btn--del"
          label={productForm.removeRow(name)}
          icon="trash"
          iconSize="s"
          onClick={onRemove}
        />
      </div>
    </fieldset>
  )
}

/** Tracks only which rows exist. The uncontrolled fields inside keep what is typed. */
function useRows<Row>({ initial, blank, first = () => blank, faults, onEdit }: RowsOptions<Row>) {
  const [rows, setRows] = useState(() => initial.map((row, key) => ({ key, row })))
  const [added, setAdded] = useState<number | null>(null)
  const nextKey = useRef(initial.length)
  const list = useRef<HTMLDivElement>(null)
  // Faults refer to rows by position at submit. Keeping the keys lets moved rows keep their faults.
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
    seenPlace: (key: number) => checked.keys.indexOf(key),
    add() {
      const key = nextKey.current++
      change([...rows, { key, row: rows.length ? blank : first() }])
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
