import { ownDataCopy } from '#copy/account/profile.ts'
import { PASSWORD_MAX_LENGTH } from '#domain/accounts/password.ts'
import { PasswordField } from '#web/kit/form/password-field.tsx'
import { TextField } from '#web/kit/form/text-field.tsx'

interface DeletionProofFieldProps {
  isByCode: boolean
  isCodeSent: boolean
  error?: string | null
}

/** The password, or the code once it was mailed; until then a sentence about it. */
export function DeletionProofField({ isByCode, isCodeSent, error }: DeletionProofFieldProps) {
  const { confirm } = ownDataCopy
  if (!isByCode)
    return (
      <>
        <input type="hidden" name="way" value="password" />
        <PasswordField
          label={confirm.password}
          hint={confirm.passwordHint}
          name="password"
          maxLength={PASSWORD_MAX_LENGTH}
          error={error}
        />
      </>
    )
  if (!isCodeSent) return <p>{confirm.codeNeeded}</p>
  return (
    <>
      <input type="hidden" name="way" value="code" />
      <TextField
        label={confirm.code}
        hint={confirm.codeHint}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        numeric
        maxLength={12}
        error={error}
      />
    </>
  )
}
