import { useState } from 'react'
import { accessCopy } from '#copy/account/accounts.ts'
import { PASSWORD_MAX_LENGTH } from '#domain/accounts/password.ts'
import type { AuthField } from '#web/accounts/access/auth-answer.ts'
import { PasswordField } from '#web/kit/form/password-field.tsx'
import { PasswordMeter } from './password-meter.tsx'

/** A password that is being chosen: twice, with its strength. */
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
