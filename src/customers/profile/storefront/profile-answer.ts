import type { TypedProfile } from '#customers/profile/domain/profile-form.ts'
import type { FormAnswer } from '#ui/form/form-answer.ts'
import type { ProfileDraft } from './profile-draft.ts'

export type ProfileFaults = Partial<Record<keyof TypedProfile, string>>

export type ProfileAnswer = FormAnswer<{
  faults: ProfileFaults
  /** The submitted values, to render the form again without JavaScript. */
  typed: ProfileDraft
}>

export function firstFault(answer: ProfileAnswer | undefined): keyof TypedProfile | null {
  return (Object.keys(answer?.faults ?? {})[0] as keyof TypedProfile | undefined) ?? null
}
