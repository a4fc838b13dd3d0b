export const PASSWORD_MIN_LENGTH = 6
/** Longer input would only cost hashing time. */
export const PASSWORD_MAX_LENGTH = 200

export type PasswordStrength = 'weak' | 'medium' | 'strong'

export function passwordScore(password: string): number {
  let score = 0
  if (password.length >= 6) score += 25
  if (password.length >= 10) score += 25
  if (/\p{Ll}/u.test(password) && /\p{Lu}/u.test(password)) score += 25
  if (/\d/.test(password)) score += 15
  if (/[^\p{L}\p{N}\s]/u.test(password)) score += 10
  return Math.min(score, 100)
}

export function passwordStrength(score: number): PasswordStrength {
  if (score >= 75) return 'strong'
  return score >= 50 ? 'medium' : 'weak'
}
