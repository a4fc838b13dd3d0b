import { BATCH_NOTE_LENGTH } from '#catalogue/stock/domain/batch.ts'
import { isoDay } from '#platform/domain/sao-paulo-time.ts'
import { Button } from '#ui/elements/button.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextAreaField } from '#ui/form/text-area-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { batchPageCopy as words } from '#workshop/batches/copy/admin-batch-page.ts'
import type { FoundBatch } from '#workshop/batches/use-cases/find-batch.ts'
import { REASON_LENGTH } from '#workshop/materials/domain/material.ts'
import { useBatchForm } from './use-batch-form.ts'

/** Some of it failed, or broke. */
export function LossForm({ number, sizes }: Pick<FoundBatch, 'number' | 'sizes'>) {
  const { Form, attributes, errorOf, isBusy } = useBatchForm(number)
  return (
    <Form {...attributes}>
      <input type="hidden" name="intent" value="lose" />
      <SelectField
        label={words.lose.size}
        name="batchId"
        options={sizes
          .filter(({ left }) => left > 0)
          .map(({ id, size, left }) => ({ value: id, label: words.lose.option(size, left) }))}
      />
      <TextField
        label={words.lose.units}
        name="units"
        numeric
        required
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        error={errorOf('units')}
      />
      <TextField
        label={words.lose.reason}
        name="reason"
        required
        autoComplete="off"
        maxLength={REASON_LENGTH}
        error={errorOf('reason')}
      />
      <Button type="submit" variant="ghost" busy={isBusy} busyLabel={words.lose.saving}>
        {words.lose.press}
      </Button>
    </Form>
  )
}

/** What the owner wrote about it, newest first, and room for more. */
export function NoteForm({ number, notes }: Pick<FoundBatch, 'number' | 'notes'>) {
  const { Form, attributes, errorOf, isBusy } = useBatchForm(number)
  return (
    <section className="panel" aria-labelledby="notes">
      <div className="panel__head">
        <h2 id="notes">{words.notes.title}</h2>
      </div>
      <ul className="batch-lines">
        {notes.map(({ id, text, author, at }) => (
          <li key={id} className="small">
            <blockquote>{text}</blockquote>
            <small className="muted">{words.notes.by(author, isoDay(new Date(at)))}</small>
          </li>
        ))}
      </ul>
      <Form {...attributes}>
        <input type="hidden" name="intent" value="note" />
        <TextAreaField
          label={words.notes.text}
          hint={words.notes.hint}
          name="text"
          required
          rows={3}
          maxLength={BATCH_NOTE_LENGTH}
          error={errorOf('text')}
        />
        <Button type="submit" variant="ghost" busy={isBusy} busyLabel={words.notes.saving}>
          {words.notes.press}
        </Button>
      </Form>
    </section>
  )
}
