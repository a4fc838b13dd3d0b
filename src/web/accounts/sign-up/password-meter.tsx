import type { CSSProperties } from 'react'
import { strengthCopy } from '#copy/account/accounts.ts'
import { type PasswordStrength, passwordScore, passwordStrength } from '#domain/accounts/password.ts'

const looks: Record<PasswordStrength, string> = {
  weak: 'meter--weak',
  medium: 'meter--mid',
  strong: 'meter--strong',
}

/** How hard the password is to guess, while it is typed. */
export function PasswordMeter({ password }: { password: string }) {
  if (!password) return null
  const score = passwordScore(password)
  const strength = passwordStrength(score)
  const label = strengthCopy.labels[strength]
  return (
    <div className={`meter ${looks[strength]}`} role="img" aria-label={strengthCopy.spoken(label, score)}>
      <span className="meter__bar">
        <i style={{ '--value': `${score}%` } as CSSProperties} />
      </span>
      <b>{label}</b>
    </div>
  )
}
