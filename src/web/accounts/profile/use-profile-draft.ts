import { useEffect, useRef, useState } from 'react'
import type { TypedProfile } from '#domain/accounts/profile-form.ts'
import type { ProfileAnswer } from './profile-answer.ts'
import { isSameDraft, type ProfileDraft } from './profile-draft.ts'

interface Saving {
  isSaving: boolean
  /** Another object for every answer; undefined before the first. */
  answer: ProfileAnswer | undefined
  /** What a page that was refused without a script starts from. */
  typed: ProfileDraft | null
}

/** What was changed lies over what is kept: once the server has kept it, nothing is left to save. */
export function useProfileDraft(kept: ProfileDraft, { isSaving, answer, typed }: Saving) {
  const [changes, setChanges] = useState<Partial<ProfileDraft>>(typed ?? {})
  const draft = { ...kept, ...changes }
  const [submitted, setSubmitted] = useState(draft)
  const handled = useRef<ProfileAnswer>(undefined)
  useEffect(() => {
    // Once per answer: the next submission is not kept because the one before it was.
    if (isSaving || !answer?.ok || handled.current === answer) return
    handled.current = answer
    setChanges((before) => stillUnsaved(before, submitted))
  }, [isSaving, answer, submitted])
  return {
    draft,
    isDirty: !isSameDraft(kept, draft),
    change: (fields: Partial<ProfileDraft>) => setChanges((before) => ({ ...before, ...fields })),
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
