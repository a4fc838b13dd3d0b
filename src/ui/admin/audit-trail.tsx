import type { Changes } from '#platform/audit/changes.ts'
import { auditCopy } from '#ui/copy/admin-change-history.ts'
import { timeOfDay } from '#ui/copy/calendar.ts'
import { DayGroups } from './day-groups.tsx'

export interface AuditTrailEntry {
  id: string
  actorName: string
  action: string
  changes: Changes
  at: Date
}

export interface AuditWords {
  actions: Readonly<Record<string, string>>
  fields: Readonly<Record<string, string>>
  /** Formats a value, e.g. centavos as money; undefined means the default format. */
  show?: (field: string, value: unknown) => string | undefined
  /** Splits a composite field into several; their names are already display text. */
  apart?: (changes: Changes) => Changes
}

interface AuditTrailProps {
  entries: readonly AuditTrailEntry[]
  words: AuditWords
}

const LONG_TEXT = 60

export function AuditTrail({ entries, words }: AuditTrailProps) {
  return (
    <section className="panel" aria-labelledby="audit-title">
      <div className="panel__head cluster ends baseline">
        <h2 id="audit-title">{auditCopy.title}</h2>
      </div>
      <AuditList entries={entries} words={words} />
    </section>
  )
}

export function AuditList({ entries, words }: AuditTrailProps) {
  if (entries.length === 0) return <p className="small muted">{auditCopy.empty}</p>
  return (
    <DayGroups entries={entries}>
      {(entry) => (
        <li key={entry.id}>
          <b>{words.actions[entry.action] ?? entry.action}</b>
          <span className="muted audit__who fs-micro">
            <time dateTime={entry.at.toISOString()}>{timeOfDay(entry.at)}</time>{' '}
            {auditCopy.by(entry.actorName)}
          </span>
          <ChangedFields changes={entry.changes} words={words} />
        </li>
      )}
    </DayGroups>
  )
}

/** A changed field with display text; `values` is null if a value is too long for one line. */
export interface ChangedField {
  name: string
  values: [string, string] | null
}

export function inWords(changes: Changes, words: AuditWords): ChangedField[] {
  return Object.entries(words.apart?.(changes) ?? changes).map(([field, { from, to }]) => {
    const [before, after] = [from, to].map((value) => words.show?.(field, value) ?? readable(value))
    const isShown = before && after && before !== after && ![before, after].some(isLong)
    return { name: words.fields[field] ?? field, values: isShown ? [before, after] : null }
  })
}

export function ChangedFields({ changes, words }: { changes: Changes; words: AuditWords }) {
  return <FieldList fields={inWords(changes, words)} />
}

export function FieldList({ fields }: { fields: readonly ChangedField[] }) {
  if (fields.length === 0) return null
  return (
    <ul className="audit__fields">
      {fields.map(({ name, values }) => (
        <li key={name}>
          {name}: {values ? <ChangedValue before={values[0]} after={values[1]} /> : auditCopy.rewritten}
        </li>
      ))}
    </ul>
  )
}

function ChangedValue({ before, after }: { before: string; after: string }) {
  return (
    <>
      {auditCopy.from} <del>{before}</del> {auditCopy.to} <ins>{after}</ins>
    </>
  )
}

const isLong = (text: string) => text.length > LONG_TEXT

function readable(value: unknown): string {
  if (value === null || value === undefined || value === '') return auditCopy.nothing
  if (typeof value === 'boolean') return value ? auditCopy.yes : auditCopy.no
  if (typeof value === 'number') return value.toLocaleString('pt-BR')
  return typeof value === 'string' ? value : JSON.stringify(value)
}
