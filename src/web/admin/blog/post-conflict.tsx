import { postAuditWords, postEditorCopy } from '#copy/admin-blog.ts'
import { formatDateTime } from '#domain/sao-paulo-time.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import type { PostAnswer } from './post-action.server.ts'
import { POST_FORM_ID } from './use-post-form.ts'

const copy = postEditorCopy.conflict
const actions: Readonly<Record<string, string>> = postAuditWords.actions

interface PostConflictProps {
  conflict: NonNullable<PostAnswer['conflict']>
  address: string
  onDiscard: () => void
}

/** Somebody saved first: who, when and what, with both ways on. Nothing was overwritten, nothing typed is lost. */
export function PostConflict({ conflict, address, onDiscard }: PostConflictProps) {
  return (
    <Note tone="danger" live>
      <b>{copy.title}</b>
      <p>{copy.text}</p>
      <ul className="conflict">
        {conflict.changes.map(({ id, actorName, at, action }) => (
          <li key={id}>
            {copy.line(actorName, formatDateTime(at))}: {actions[action] ?? action}
          </li>
        ))}
      </ul>
      <div className="row">
        <LinkButton variant="ghost" small to={address} reloadDocument onClick={onDiscard}>
          {copy.takeTheirs}
        </LinkButton>
        <Button small type="submit" form={POST_FORM_ID} name="overVersion" value={conflict.version}>
          {copy.keepMine}
        </Button>
      </div>
    </Note>
  )
}
