import { Link } from 'react-router'
import { auditCopy } from '#copy/audit.ts'
import { historyCopy } from '#copy/change-history.ts'
import { formatDateTime } from '#domain/sao-paulo-time.ts'
import type { FoundChange } from '#shop/admin/audit/search-changes.ts'
import { ChangedFields } from '#web/admin/audit-trail.tsx'
import { addressOf, wordsOf } from './history-words.ts'

const subjects: Readonly<Record<string, string>> = historyCopy.subjects

export function HistoryEntry({ change }: { change: FoundChange }) {
  const { action, words } = wordsOf(change)
  const subject = change.subject ?? subjects[change.entity]
  return (
    <li>
      <b>{action}</b>
      {subject && (
        <>
          {': '}
          <Subject name={subject} to={addressOf(change)} />
        </>
      )}
      <span className="audit__who">
        <time dateTime={change.at.toISOString()}>{formatDateTime(change.at)}</time>{' '}
        {auditCopy.by(change.actorName)}
      </span>
      {words && <ChangedFields changes={change.changes} words={words} />}
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
