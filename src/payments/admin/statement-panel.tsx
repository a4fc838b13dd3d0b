import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { pathTo } from '#addresses.ts'
import { pixPageCopy } from '#payments/copy/admin-pix.ts'
import { statementCopy as words } from '#payments/copy/admin-statement.ts'
import { Button } from '#ui/elements/button.tsx'
import { Field } from '#ui/form/field.tsx'
import type { FormAnswer } from '#ui/form/form-answer.ts'
import { useToastAnswer } from '#ui/form/use-toast-answer.ts'

/** Errors are shown at the field: a toast would be gone when the owner returns from their bank's page. */
export function StatementPanel() {
  const fetcher = useFetcher<FormAnswer>()
  const form = useRef<HTMLFormElement>(null)
  const { data: answer } = fetcher
  useToastAnswer(answer, undefined, pixPageCopy.failed.statement)
  useEffect(() => {
    if (answer?.ok) form.current?.reset()
  }, [answer])
  const error = answer && !answer.ok ? answer.toast?.text : undefined
  return (
    <section className="panel" aria-labelledby="pix-statement">
      <div className="panel__head">
        <h2 id="pix-statement">{words.title}</h2>
      </div>
      <p className="small muted">{words.text}</p>
      <fetcher.Form
        ref={form}
        method="post"
        action={pathTo('adminPix')}
        encType="multipart/form-data"
        className="stack mt3"
      >
        <input type="hidden" name="intent" value="statement" />
        <Field label={words.file} hint={words.fileHint} error={error} required>
          {(wiring) => (
            <input
              {...wiring}
              className="input"
              type="file"
              name="file"
              accept=".ofx,.csv,.txt,text/csv,application/x-ofx"
              required
            />
          )}
        </Field>
        <Button type="submit" variant="ghost" busy={fetcher.state !== 'idle'} busyLabel={words.reading}>
          {words.upload}
        </Button>
      </fetcher.Form>
    </section>
  )
}
