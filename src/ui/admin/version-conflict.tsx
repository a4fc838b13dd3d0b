import { useEffect, useRef } from 'react'
import type { RecordedChange } from '#platform/audit/list-changes.ts'
import { formatDateTime } from '#platform/domain/sao-paulo-time.ts'
import { Button, LinkButton } from '#ui/elements/button.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { type AuditWords, ChangedFields } from './audit-trail.tsx'

interface VersionConflictProps {
  conflict: { version: number; changes: readonly RecordedChange[] }
  copy: ConflictCopy
  actions: Readonly<Record<string, string>>
  /** If absent, only the action is named. Long texts such as a post cannot be shown twice. */
  fieldWords?: AuditWords
  address: string
  form: string
  onDiscard?: () => void
}

interface ConflictCopy {
  title: string
  text: string
  line(name: string, time: string): string
  keepMine: string
  takeTheirs: string
}

export function VersionConflict(props: VersionConflictProps) {
  const { conflict, copy, actions, fieldWords } = props
  const ref = useRef<HTMLDivElement>(null)
  // The message is at the top, but the owner has just clicked a button at the bottom.
  // biome-ignore lint/correctness/useExhaustiveDependencies: again for each conflict
  useEffect(() => ref.current?.focus(), [conflict])
  return (
    <div ref={ref} tabIndex={-1}>
      <Note tone="danger" live>
        <b>{copy.title}</b>
        <p>{copy.text}</p>
        <ul className="conflict">
          {conflict.changes.map(({ id, actorName, at, action, changes }) => (
            <li key={id}>
              {copy.line(actorName, formatDateTime(at))}: {actions[action] ?? action}
              {fieldWords && <ChangedFields changes={changes} words={fieldWords} />}
            </li>
          ))}
        </ul>
        <div className="cluster">
          <LinkButton variant="ghost" small to={props.address} reloadDocument onClick={props.onDiscard}>
            {copy.takeTheirs}
          </LinkButton>
          <Button small type="submit" form={props.form} name="overVersion" value={conflict.version}>
            {copy.keepMine}
          </Button>
        </div>
      </Note>
    </div>
  )
}
