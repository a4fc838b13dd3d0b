import { useEffect, useRef, useState } from 'react'
import { isSameDraft, type ProfileDraft } from './profile-draft.ts'

interface Saving {
  isSaving: boolean
  /** Another object for every answer; undefined before the first. */
  answer: { ok: boolean } | undefined
}

/** What was changed lies over what is kept: once the server has kept it, nothing is left to save. */
export function useProfileDraft(kept: ProfileDraft, { isSaving, answer }: Saving) {
  const [changes, setChanges] = useState<Partial<ProfileDraft>>({})
  const draft = { ...kept, ...changes }
  const submitted = useRef(draft)
  useEffect(() => {
    if (isSaving || !answer?.ok) return
    setChanges((before) => stillUnsaved(before, submitted.current))
  }, [isSaving, answer])
  return {
    draft,
    isDirty: !isSameDraft(kept, draft),
    change: (fields: Partial<ProfileDraft>) => setChanges((before) => ({ ...before, ...fields })),
    noteSubmission: () => {
      submitted.current = draft
    },
  }
}

/** What was typed while the rest was on its way. */
function stillUnsaved(changes: Partial<ProfileDraft>, submitted: ProfileDraft): Partial<ProfileDraft> {
  const fields = Object.entries(changes) as [keyof ProfileDraft, unknown][]
  return Object.fromEntries(fields.filter(([field, value]) => submitted[field] !== value))
}
