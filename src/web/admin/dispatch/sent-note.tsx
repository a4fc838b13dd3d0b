import { Form } from 'react-router'
import { undoCopy } from '#copy/admin/orders/dispatch.ts'
import { Button } from '#web/kit/elements/button.tsx'
import { Note } from '#web/kit/feedback/note.tsx'
import type { DispatchAnswer } from './dispatch-answer.ts'

/** What became of a form that was sent without a script: there is no toast, so it stands on the page. */
export function SentNote({ answer }: { answer: DispatchAnswer | undefined }) {
  if (!answer) return null
  const { ok, toast, undo } = answer
  return (
    <>
      {toast && (
        <Note tone={ok && toast.tone !== 'destructive' ? 'success' : 'danger'} live>
          <b>{toast.title}</b> {toast.text}
        </Note>
      )}
      {undo && (
        <Form method="post" className="sent">
          <input type="hidden" name="intent" value="undo" />
          {undo.changes.map((change) => (
            <input key={change} type="hidden" name="changes" value={change} />
          ))}
          <Note tone="success">
            <b>{undo.title}</b>
          </Note>
          <Button type="submit" variant="ghost">
            {undoCopy.undo}
          </Button>
        </Form>
      )}
    </>
  )
}
