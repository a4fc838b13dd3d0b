import { pathTo } from '#addresses.ts'
import { MESSAGE_MAX_LENGTH, MESSAGE_SUBJECT_MAX_LENGTH } from '#orders/domain/order-mail.ts'
import { AdminForm } from '#ui/admin/admin-form.tsx'
import type { FormAnswer } from '#ui/form/form-answer.ts'
import { TextAreaField } from '#ui/form/text-area-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { recallCopy as words } from '#workshop/batches/copy/admin-recall.ts'
import type { RecallHolder } from '#workshop/batches/use-cases/find-recall.ts'

/** Notifies customers who can be reached and were not notified yet. */
export function RecallForm({
  holders,
  named,
}: {
  holders: readonly RecallHolder[]
  named: { leva?: string; material?: string; lote?: string }
}) {
  const unwritten = holders.filter(({ writtenAt }) => writtenAt === null)
  const addressed = unwritten.filter(({ email }) => email !== '')
  const reachable = new Set(addressed.map(({ email }) => email.toLowerCase())).size
  return (
    <section className="panel" aria-labelledby="write">
      <div className="panel__head cluster ends baseline">
        <h2 id="write">{words.mail.title}</h2>
      </div>
      {reachable === 0 ? (
        <p className="small muted">{words.mail.done}</p>
      ) : (
        <AdminForm<FormAnswer>
          action={pathTo('adminRecall', {}, named)}
          intent="write"
          hidden={{ ...named }}
          failed={words.failed}
          className="batch__form grid g3"
          press={words.mail.press}
          saving={words.mail.sending}
        >
          <p className="hint">{words.mail.hint(reachable, unwritten.length - addressed.length)}</p>
          <TextField
            label={words.mail.subject}
            name="subject"
            required
            autoComplete="off"
            maxLength={MESSAGE_SUBJECT_MAX_LENGTH}
          />
          <TextAreaField
            label={words.mail.text}
            name="text"
            required
            rows={7}
            maxLength={MESSAGE_MAX_LENGTH}
          />
        </AdminForm>
      )}
    </section>
  )
}
