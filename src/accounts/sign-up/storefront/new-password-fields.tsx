import { type CSSProperties, useState } from 'react'
import { accessCopy, strengthCopy } from '#accounts/copy/accounts.ts'
import {
  PASSWORD_MAX_LENGTH,
  type PasswordStrength,
  passwordScore,
  passwordStrength,
} from '#accounts/domain/password.ts'
import type { AuthField } from '#accounts/sign-in/storefront/auth-answer.ts'
import { PasswordField } from '#ui/form/password-field.tsx'

const looks: Record<PasswordStrength, string> = {
  weak: 'meter--weak',
  medium: 'meter--mid',
  strong: 'meter--strong',
}

export function NewPasswordFields({
  label,
  errorOf,
}: {
  label: string
  errorOf: (field: AuthField) => string | null
}) {
  const { fields } = accessCopy
  const [password, setPassword] = useState('')
  return (
    <>
      <PasswordField
        label={label}
        name="password"
        autoComplete="new-password"
        required
        maxLength={PASSWORD_MAX_LENGTH}
        onChange={(event) => setPassword(event.target.value)}
        error={errorOf('password')}
        hint={fields.passwordHint}
        below={<PasswordMeter password={password} />}
      />
      <PasswordField
        label={fields.confirmation}
        name="confirmation"
        autoComplete="new-password"
        required
        maxLength={PASSWORD_MAX_LENGTH}
        error={errorOf('confirmation')}
      />
    </>
  )
}

function PasswordMeter({ password }: { password: string }) {
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
