import type { RefObject } from 'react'
import { useRootData } from '#ui/browser/use-root-data.ts'
import { draftKey } from '#ui/form/drafts.ts'
import { useFormDraft } from '#ui/form/use-form-draft.ts'

/** Keeps what is typed into a form for the account that is signed in. */
export function useAccountDraft(form: RefObject<HTMLFormElement | null>, name: string) {
  const visitor = useRootData()?.visitor
  return useFormDraft(form, draftKey(visitor?.kind === 'customer' ? visitor.email : '', name))
}
