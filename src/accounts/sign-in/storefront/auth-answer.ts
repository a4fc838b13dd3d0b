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

/** Never includes passwords. */
export interface TypedValues {
  fullName: string
  email: string
  webhookUrl: string
  acceptsTerms: boolean
}

export type AuthAnswer = FormAnswer<{
  intent: AuthIntent
  code: string
  field: AuthField | null
  values: TypedValues
  secondsLeft: number
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
