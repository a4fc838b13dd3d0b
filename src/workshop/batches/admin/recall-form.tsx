import { useFetcher } from 'react-router'
import { pathTo } from '#addresses.ts'
import { MESSAGE_MAX_LENGTH, MESSAGE_SUBJECT_MAX_LENGTH } from '#orders/domain/order-mail.ts'
import { Button } from '#ui/elements/button.tsx'
import type { FormAnswer } from '#ui/form/form-answer.ts'
import { TextAreaField } from '#ui/form/text-area-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useToastAnswer } from '#ui/form/use-toast-answer.ts'
import { recallCopy as words } from '#workshop/batches/copy/admin-recall.ts'
import type { RecallHolder } from '#workshop/batches/use-cases/find-recall.ts'

/** The owner’s words, to each who can be reached and was not written to yet. */
export function RecallForm({
  holders,
  named,
}: {
  holders: readonly RecallHolder[]
  named: { leva?: string; material?: string; lote?: string }
}) {
  const fetcher = useFetcher<FormAnswer>()
  useToastAnswer(fetcher.data, undefined, words.failed)
  const unwritten = holders.filter(({ writtenAt }) => writtenAt === null)
  const addressed = unwritten.filter(({ email }) => email !== '')
  const reachable = new Set(addressed.map(({ email }) => email.toLowerCase())).size
  return (
    <section className="panel" aria-labelledby="write">
      <div className="panel__head">
        <h2 id="write">{words.mail.title}</h2>
      </div>
      {reachable === 0 ? (
        <p className="small muted">{words.mail.done}</p>
      ) : (
        <fetcher.Form
          method="post"
          action={pathTo('adminRecall', {}, named)}
          className="batch__form"
          noValidate
        >
          <input type="hidden" name="intent" value="write" />
          {Object.entries(named).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
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
          <Button type="submit" busy={fetcher.state !== 'idle'} busyLabel={words.mail.sending}>
            {words.mail.press}
          </Button>
        </fetcher.Form>
      )}
    </section>
  )
}
