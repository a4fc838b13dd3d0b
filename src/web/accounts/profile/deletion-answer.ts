import type { FormAnswer } from '#web/kit/form/form-answer.ts'

/** What the question before a deletion receives from the server while the account is still there. */
export type DeletionAnswer = FormAnswer<{
  /** The one that the sentence is about. */
  field: 'password' | 'code'
  isCodeSent: boolean
}>
