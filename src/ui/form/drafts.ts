import { fingerprint } from '#platform/domain/fingerprint.ts'
import { readLocal, writeLocal } from '#ui/browser/local-storage.ts'

type Fields = Readonly<Record<string, string | boolean>>

const PREFIX = 'lume_draft'
const MONTH_MS = 30 * 24 * 60 * 60 * 1000

export const draftKey = (account: string, form: string) => `${PREFIX}:${fingerprint(account)}:${form}`

export function readDraft(key: string, now = Date.now()): Fields | null {
  try {
    const { at, fields } = JSON.parse(readLocal(key) ?? '{}') as { at?: number; fields?: Fields }
    return fields && at !== undefined && now - at < MONTH_MS ? fields : null
  } catch {
    return null
  }
}

export function writeDraft(key: string, fields: Fields, now = Date.now()): void {
  writeLocal(key, JSON.stringify({ at: now, fields }))
}

export const forgetDraft = (key: string) => writeLocal(key, null)

/** Runs on sign-out and account deletion, so that the next person at this browser finds nothing. */
export function forgetDrafts(): void {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(`${PREFIX}:`))
    for (const key of keys) forgetDraft(key)
  } catch {}
}

interface DraftField {
  readonly name: string
  readonly type: string
  value: string
  checked?: boolean
  readonly dataset: { readonly draft?: string | undefined }
}

const readName = ({ name, dataset }: DraftField) => dataset.draft ?? name
const isTick = ({ type }: DraftField) => type === 'radio' || type === 'checkbox'

export function typedIn(fields: readonly DraftField[]): Fields {
  const isEmpty = (field: DraftField) => isTick(field) && !field.checked
  return Object.fromEntries([
    ...fields.filter(isEmpty).map((field) => [readName(field), false]),
    ...fields.filter((field) => !isEmpty(field)).map((field) => [readName(field), field.value]),
  ])
}

/** Returns whether the draft changed the field. */
export function fill(field: DraftField, draft: Fields): boolean {
  const typed = draft[readName(field)]
  if (typed === undefined) return false
  const { checked, value } = field
  if (isTick(field)) field.checked = typed === value
  else field.value = String(typed)
  return checked !== field.checked || value !== field.value
}
