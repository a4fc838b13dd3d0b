import type { TypedProfile } from '#customers/profile/domain/profile-form.ts'
import type { FormAnswer } from '#ui/form/form-answer.ts'
import type { ProfileDraft } from './profile-draft.ts'

/** A sentence for each field that was refused, in the order of the form. */
export type ProfileFaults = Partial<Record<keyof TypedProfile, string>>

/** What the profile page and the completion dialog receive from the server. */
export type ProfileAnswer = FormAnswer<{
  faults: ProfileFaults
  /** What was typed, for a page that is shown again without a script. */
  typed: ProfileDraft
}>

export function firstFault(answer: ProfileAnswer | undefined): keyof TypedProfile | null {
  return (Object.keys(answer?.faults ?? {})[0] as keyof TypedProfile | undefined) ?? null
}
