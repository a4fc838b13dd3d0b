import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { draftRestored } from '#copy/account/drafts.ts'
import type { TypedProfile } from '#domain/accounts/profile-form.ts'
import { forgetDraft, readDraft, writeDraft } from '#web/kit/form/drafts.ts'
import { toast } from '#web/kit/toast/toast-store.ts'
import type { ProfileAnswer } from './profile-answer.ts'
import { isSameDraft, type ProfileDraft } from './profile-draft.ts'

interface Saving {
  isSaving: boolean
  /** Another object for every answer; undefined before the first. */
  answer: ProfileAnswer | undefined
  /** What a page that was refused without a script starts from. */
  typed: ProfileDraft | null
  /** Where the browser keeps what is not saved yet. */
  storageKey: string
}

/** What was changed lies over what is kept: once the server has kept it, nothing is left to save. */
export function useProfileDraft(kept: ProfileDraft, { isSaving, answer, typed, storageKey }: Saving) {
  const [changes, setChanges] = useState<Partial<ProfileDraft>>(typed ?? {})
  const draft = { ...kept, ...changes }
  const isDirty = !isSameDraft(kept, draft)
  const [submitted, setSubmitted] = useState(draft)
  const handled = useRef<ProfileAnswer>(undefined)
  useEffect(() => {
    // Once per answer: the next submission is not kept because the one before it was.
    if (isSaving || !answer?.ok || handled.current === answer) return
    handled.current = answer
    setChanges((before) => stillUnsaved(before, submitted))
  }, [isSaving, answer, submitted])
  const restore = useEffectEvent(() => {
    const stored = knownFields(readDraft(storageKey), kept)
    if (isSameDraft(kept, { ...kept, ...stored })) return
    setChanges((before) => ({ ...stored, ...before }))
    toast(draftRestored)
  })
  useEffect(() => restore(), [])
  useStoredWhileDirty(storageKey, changes, isDirty)
  return {
    draft,
    isDirty,
    change: (fields: Partial<ProfileDraft>) => setChanges((before) => ({ ...before, ...fields })),
    forget: () => forgetDraft(storageKey),
    noteSubmission: () => setSubmitted(draft),
    /** A refusal is about what was sent: it goes as soon as the field holds something else. */
    errorOf: (field: keyof TypedProfile) =>
      draft[field] === submitted[field] ? (answer?.faults?.[field] ?? null) : null,
  }
}

/** What was typed while the rest was on its way. */
function stillUnsaved(changes: Partial<ProfileDraft>, submitted: ProfileDraft): Partial<ProfileDraft> {
  const fields = Object.entries(changes) as [keyof ProfileDraft, unknown][]
  return Object.fromEntries(fields.filter(([field, value]) => submitted[field] !== value))
}

function useStoredWhileDirty(key: string, changes: Partial<ProfileDraft>, isDirty: boolean): void {
  const wasDirty = useRef(false)
  useEffect(() => {
    if (isDirty) writeDraft(key, changes)
    else if (wasDirty.current) forgetDraft(key)
    wasDirty.current = isDirty
  }, [key, changes, isDirty])
}

/** What is stored may be of an earlier release: only fields of today's form count. */
function knownFields(stored: ReturnType<typeof readDraft>, kept: ProfileDraft): Partial<ProfileDraft> {
  const fields = Object.entries(stored ?? {})
  return Object.fromEntries(
    fields.filter(([field, value]) => typeof value === typeof kept[field as keyof ProfileDraft]),
  )
}
