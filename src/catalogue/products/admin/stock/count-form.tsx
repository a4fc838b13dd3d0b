import { type KeyboardEvent, useState } from 'react'
import { pathTo } from '#addresses.ts'
import { stockCount as words } from '#catalogue/products/copy/admin-stock-count.ts'
import type { CountedCandle } from '#catalogue/products/use-cases/list-shelves.ts'
import { shelfKey } from '#catalogue/stock/domain/shelf.ts'
import { AdminForm } from '#ui/admin/admin-form.tsx'
import { Badge } from '#ui/elements/badge.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { UnsavedGuard } from '#ui/form/unsaved-guard.tsx'
import type { CountAnswer, CountRow } from './stock-action.server.ts'

type Rows = Readonly<Record<string, CountRow>>

interface CountFieldsProps {
  candles: readonly CountedCandle[]
  answer: CountAnswer | undefined
}

export function CountForm({ candles }: Pick<CountFieldsProps, 'candles'>) {
  return (
    <AdminForm<CountAnswer>
      action={pathTo('adminStock')}
      intent="count"
      failed={words.failed}
      hasFiles
      press={words.save}
      saving={words.saving}
      foot={(submit) => <div className="form-foot">{submit}</div>}
    >
      {({ answer, isDirty }) => (
        <>
          <CountFields candles={candles} answer={answer} />
          <UnsavedGuard dirty={isDirty} words={words.leave} />
        </>
      )}
    </AdminForm>
  )
}

export function CountFields({ candles, answer }: CountFieldsProps) {
  const rows = useRows(candles, answer)
  return (
    <>
      {answer?.ok === false && (
        <Note tone="danger" live>
          {answer.toast?.text}
        </Note>
      )}
      <div className="panel counts">
        {candles.map((candle) => (
          <Candle key={candle.id} candle={candle} rows={rows} />
        ))}
      </div>
    </>
  )
}

/** Initial values are fixed on first render, so that a later sale does not count as seen. */
function useRows(candles: CountFieldsProps['candles'], answer: CountFieldsProps['answer']): Rows {
  const [rows, setRows] = useState<Rows>(() => ({ ...buildRows(candles), ...answer?.rows }))
  const [lastAnswer, setLastAnswer] = useState(answer)
  if (answer !== lastAnswer) {
    setLastAnswer(answer)
    if (answer?.rows) setRows({ ...rows, ...answer.rows })
  }
  return rows
}

const buildRows = (candles: CountFieldsProps['candles']): Rows =>
  Object.fromEntries(
    candles
      .flatMap(({ shelves }) => shelves)
      .map((shelf) => [shelfKey(shelf), { typed: String(shelf.stock), seen: shelf.stock }]),
  )

function Candle({ candle: { name, active, shelves }, rows }: { candle: CountedCandle; rows: Rows }) {
  return (
    <fieldset className="counting">
      <legend>
        {name} {!active && <Badge tone="linen">{words.hidden}</Badge>}
      </legend>
      <div className="grid g3 counting__sizes">
        {shelves.map((shelf) => {
          const key = shelfKey(shelf)
          const row = rows[key] ?? { typed: String(shelf.stock), seen: shelf.stock }
          return (
            <div key={key}>
              <input type="hidden" name="shelves" value={`${key}:${row.seen}`} />
              <TextField
                label={shelf.size ?? words.noSize}
                name="units"
                numeric
                inputMode="numeric"
                enterKeyHint="next"
                autoComplete="off"
                maxLength={7}
                defaultValue={row.typed}
                error={row.fault}
                onFocus={({ currentTarget }) => currentTarget.select()}
                onKeyDown={goToNextField}
              />
            </div>
          )
        })}
      </div>
    </fieldset>
  )
}

/** Enter moves to the next field and saves after the last one, for counting on a phone. */
function goToNextField(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter') return
  const fields = [...(event.currentTarget.form?.elements ?? [])].filter(
    (field) => field instanceof HTMLInputElement && field.name === 'units',
  )
  const next = fields[fields.indexOf(event.currentTarget) + 1]
  if (!(next instanceof HTMLElement)) return
  event.preventDefault()
  next.focus()
}
