import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '#accounts/domain/password.ts'
import { isEmail, normaliseEmail } from '#platform/domain/email.ts'
import { isPlainName, NAME_MAX_LENGTH, normaliseName } from '#platform/domain/names.ts'

export interface SignUpFields {
  fullName: string
  email: string
  password: string
  confirmation: string
  acceptsTerms: boolean
}

export type SignUpFault =
  | 'email-invalid'
  | 'password-too-short'
  | 'password-too-long'
  | 'passwords-differ'
  | 'terms-not-accepted'
  | 'name-missing'
  | 'name-not-plain'

export function signUpFault(fields: SignUpFields): SignUpFault | null {
  if (!isEmail(normaliseEmail(fields.email))) return 'email-invalid'
  const password = passwordFault(fields)
  if (password) return password
  if (!fields.acceptsTerms) return 'terms-not-accepted'
  const name = normaliseName(fields.fullName)
  if (name.length === 0 || name.length > NAME_MAX_LENGTH) return 'name-missing'
  return isPlainName(name) ? null : 'name-not-plain'
}

export type PasswordFault = 'password-too-short' | 'password-too-long' | 'passwords-differ'

export function passwordFault({
  password,
  confirmation,
}: {
  password: string
  confirmation: string
}): PasswordFault | null {
  if (password.length < PASSWORD_MIN_LENGTH) return 'password-too-short'
  if (password.length > PASSWORD_MAX_LENGTH) return 'password-too-long'
  return password === confirmation ? null : 'passwords-differ'
}
