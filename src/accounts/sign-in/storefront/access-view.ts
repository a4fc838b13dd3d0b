import type { AuthAnswer } from './auth-answer.ts'

export type AccessView = 'sign-in' | 'sign-up' | 'recovery'

/** What the visitor chose by hand, and the answer that stood on the page then. */
export interface ChosenView {
  view: AccessView
  after: AuthAnswer | undefined
}

/** A choice holds until the server has answered something since: each answer decides anew, the second like the first. */
export function shownView(
  initial: AccessView,
  chosen: ChosenView | null,
  answer: AuthAnswer | undefined,
): AccessView {
  if (chosen && chosen.after === answer) return chosen.view
  return viewAfter(answer) ?? initial
}

function viewAfter(answer: AuthAnswer | undefined): AccessView | null {
  if (answer?.intent === 'sign-up' || answer?.intent === 'sign-in') return answer.intent
  if (answer?.intent === 'recover') return answer.ok ? 'sign-in' : 'recovery'
  return isDeadLink(answer) ? 'recovery' : null
}

/** The link of a code's mail was used meanwhile, or its hour is over. */
export const isDeadSignInLink = (answer: AuthAnswer | undefined) => answer?.code === 'link-dead'

/** The link of a recovery mail was used, has expired or was never given out: another one is to be asked for. */
export function isDeadLink(answer: AuthAnswer | undefined): boolean {
  return answer?.intent === 'new-password' && answer.code === 'token-invalid'
}
