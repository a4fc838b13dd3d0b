import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { stockCount as words } from '#catalogue/products/copy/admin-stock-count.ts'
import type { CountedCandle } from '#catalogue/products/use-cases/list-shelves.ts'
import { shelfKey } from '#catalogue/stock/domain/shelf.ts'
import { Badge } from '#ui/elements/badge.tsx'
import { Button } from '#ui/elements/button.tsx'
import { failureWords, isFailedAnswer } from '#ui/failures/failed-answer.ts'
import { Note } from '#ui/feedback/note.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { UnsavedGuard } from '#ui/form/unsaved-guard.tsx'
import { useToastAnswer } from '#ui/form/use-toast-answer.ts'
import type { CountAnswer, CountRow } from './stock-action.server.ts'

type Rows = Readonly<Record<string, CountRow>>

interface CountFormProps {
  candles: readonly CountedCandle[]
  answer: CountAnswer | undefined
}

export function CountForm({ candles, answer }: CountFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const rows = useRows(candles, answer)
  const [isDirty, setDirty] = useState(false)
  const saving = useNavigation().formData?.get('intent') === 'count'
  useToastAnswer(answer, undefined, words.failed)
  useEffect(() => {
    if (answer) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [answer])
  return (
    <Form
      ref={form}
      method="post"
      encType="multipart/form-data"
      noValidate
      onInput={() => setDirty(true)}
      onKeyDown={goToNextField}
    >
      <input type="hidden" name="intent" value="count" />
      {answer && !answer.ok && (
        <Note tone="danger" live>
          {failureText(answer)}
        </Note>
      )}
      <div className="panel counts">
        {candles.map((candle) => (
          <Candle key={candle.id} candle={candle} rows={rows} />
        ))}
      </div>
      <div className="form-foot">
        <Button type="submit" busy={saving} busyLabel={words.saving}>
          {words.save}
        </Button>
      </div>
      <UnsavedGuard dirty={isDirty && !saving} words={words.leave} />
    </Form>
  )
}

/** If the outcome is unknown, do not claim that nothing was saved. */
function failureText(answer: CountAnswer): string | undefined {
  if (!isFailedAnswer(answer)) return answer.toast?.text
  return failureWords(answer, { text: words.failed }).text
}

/** Initial values are fixed on first render, so that a later sale does not count as seen. */
function useRows(candles: CountFormProps['candles'], answer: CountFormProps['answer']): Rows {
  const [rows, setRows] = useState<Rows>(() => ({ ...buildRows(candles), ...answer?.rows }))
  const [lastAnswer, setLastAnswer] = useState(answer)
  if (answer !== lastAnswer) {
    setLastAnswer(answer)
    if (answer?.rows) setRows({ ...rows, ...answer.rows })
  }
  return rows
}

const buildRows = (candles: CountFormProps['candles']): Rows =>
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
              />
            </div>
          )
        })}
      </div>
    </fieldset>
  )
}

/** Enter moves to the next field and saves after the last one, for counting on a phone. */
function goToNextField(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
  const fields = [...event.currentTarget.elements].filter(
    (field) => field instanceof HTMLInputElement && field.name === 'units',
  )
  const next = fields[fields.indexOf(event.target) + 1]
  if (!(next instanceof HTMLElement)) return
  event.preventDefault()
  next.focus()
}
