import { Link } from 'react-router'
import { auditCopy } from '#copy/admin/audit.ts'
import { FieldList } from '#web/admin/audit-trail.tsx'
import type { ShownChange } from './history-words.server.ts'

export function HistoryEntry({ change }: { change: ShownChange }) {
  const { action, subject, address, at, when, actorName, fields } = change
  return (
    <li>
      <b>{action}</b>
      {subject && (
        <>
          {': '}
          <Subject name={subject} to={address} />
        </>
      )}
      <span className="audit__who">
        <time dateTime={at}>{when}</time> {auditCopy.by(actorName)}
      </span>
      <FieldList fields={fields} />
    </li>
  )
}

function Subject({ name, to }: { name: string; to: string | null }) {
  if (!to) return name
  return (
    <Link className="quiet-link" to={to}>
      {name}
    </Link>
  )
}
