import type { RefObject } from 'react'
import { useRootData } from '#ui/browser/use-root-data.ts'
import { draftKey } from '#ui/form/drafts.ts'
import { useFormDraft } from '#ui/form/use-form-draft.ts'

/** Saves a draft of the form for the signed-in account only. */
export function useAccountDraft(form: RefObject<HTMLFormElement | null>, name: string) {
  const visitor = useRootData()?.visitor
  return useFormDraft(form, draftKey(visitor?.kind === 'customer' ? visitor.email : '', name))
}
