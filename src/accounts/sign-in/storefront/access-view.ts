import type { AuthAnswer } from './auth-answer.ts'

export type AccessView = 'sign-in' | 'sign-up' | 'recovery'

export interface ChosenView {
  view: AccessView
  after: AuthAnswer | undefined
}

/** A manual choice holds until the next response, which decides again. */
export function shownView(
  initial: AccessView,
  chosenView: ChosenView | null,
  answer: AuthAnswer | undefined,
): AccessView {
  if (chosenView && chosenView.after === answer) return chosenView.view
  return viewAfter(answer) ?? initial
}

function viewAfter(answer: AuthAnswer | undefined): AccessView | null {
  if (answer?.intent === 'sign-up' || answer?.intent === 'sign-in') return answer.intent
  if (answer?.intent === 'recover') return answer.ok ? 'sign-in' : 'recovery'
  return isDeadLink(answer) ? 'recovery' : null
}

export const isDeadSignInLink = (answer: AuthAnswer | undefined) => answer?.code === 'link-dead'

export function isDeadLink(answer: AuthAnswer | undefined): boolean {
  return answer?.intent === 'new-password' && answer.code === 'token-invalid'
}
