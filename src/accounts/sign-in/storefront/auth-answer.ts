import type { FormAnswer } from '#ui/form/form-answer.ts'

export const authIntents = [
  'sign-in',
  'second-factor',
  'sign-up',
  'recover',
  'new-password',
  'resend',
  'ask-code',
  'use-code',
  'use-link',
] as const
export type AuthIntent = (typeof authIntents)[number]

export type AuthField = 'fullName' | 'email' | 'password' | 'confirmation' | 'terms' | 'code'

/** What was typed, for a form that is shown again. Passwords never travel back. */
export interface TypedValues {
  fullName: string
  email: string
  webhookUrl: string
  acceptsTerms: boolean
}

/** What the forms of /auth receive from the server when they stay on the page. */
export type AuthAnswer = FormAnswer<{
  intent: AuthIntent
  /** Why not; empty when it went well. */
  code: string
  /** The one that the sentence is about. */
  field: AuthField | null
  values: TypedValues
  /** Until another confirmation mail may be asked for. */
  secondsLeft: number
  /** Set when there were too many attempts. */
  retryAfterSeconds: number
}>

const fieldOf: Record<string, AuthField> = {
  'email-invalid': 'email',
  'email-missing': 'email',
  'email-undeliverable': 'email',
  'email-taken': 'email',
  'password-too-short': 'password',
  'password-too-long': 'password',
  'passwords-differ': 'confirmation',
  'terms-not-accepted': 'terms',
  'name-missing': 'fullName',
  'name-not-plain': 'fullName',
  'wrong-code': 'code',
  'code-incomplete': 'code',
  'code-expired': 'code',
  'code-not-here': 'code',
  'code-used': 'code',
  'no-tries-left': 'code',
}

export function fieldAtFault(code: string): AuthField | null {
  return fieldOf[code] ?? null
}
