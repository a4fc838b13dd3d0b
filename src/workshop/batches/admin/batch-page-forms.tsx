import { pathTo } from '#addresses.ts'
import { BATCH_NOTE_LENGTH } from '#catalogue/stock/domain/batch.ts'
import { isoDay } from '#platform/domain/sao-paulo-time.ts'
import { AdminForm } from '#ui/admin/admin-form.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextAreaField } from '#ui/form/text-area-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { batchPageCopy as words } from '#workshop/batches/copy/admin-batch-page.ts'
import type { FoundBatch } from '#workshop/batches/use-cases/find-batch.ts'
import { REASON_LENGTH } from '#workshop/materials/domain/material.ts'
import type { BatchPageAnswer } from './batch-action.server.ts'

export function LossForm({ number, sizes }: Pick<FoundBatch, 'number' | 'sizes'>) {
  return (
    <AdminForm<BatchPageAnswer>
      action={pathTo('adminBatch', { number: String(number) })}
      intent="lose"
      failed={words.failed}
      clears
      className="batch__form grid g3"
      press={words.lose.press}
      saving={words.lose.saving}
      look={{ variant: 'ghost' }}
    >
      {({ input }) => (
        <>
          <SelectField
            label={words.lose.size}
            name="batchId"
            options={sizes
              .filter(({ left }) => left > 0)
              .map(({ id, size, left }) => ({ value: id, label: words.lose.option(size, left) }))}
          />
          <TextField label={words.lose.units} {...input('units', 'whole')} required maxLength={3} />
          <TextField label={words.lose.reason} {...input('reason')} required maxLength={REASON_LENGTH} />
        </>
      )}
    </AdminForm>
  )
}

export function NoteForm({ number, notes }: Pick<FoundBatch, 'number' | 'notes'>) {
  return (
    <section className="panel" aria-labelledby="notes">
      <div className="panel__head cluster ends baseline">
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
      <AdminForm<BatchPageAnswer>
        action={pathTo('adminBatch', { number: String(number) })}
        intent="note"
        failed={words.failed}
        clears
        className="batch__form grid g3"
        press={words.notes.press}
        saving={words.notes.saving}
        look={{ variant: 'ghost' }}
      >
        {({ input }) => (
          <>
            <TextAreaField
              label={words.notes.text}
              hint={words.notes.hint}
              {...input('text')}
              required
              rows={3}
              maxLength={BATCH_NOTE_LENGTH}
            />
          </>
        )}
      </AdminForm>
    </section>
  )
}
