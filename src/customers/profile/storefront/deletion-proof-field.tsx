import { PASSWORD_MAX_LENGTH } from '#accounts/domain/password.ts'
import { ownDataCopy } from '#customers/profile/copy/profile.ts'
import { PasswordField } from '#ui/form/password-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'

interface DeletionProofFieldProps {
  isByCode: boolean
  isCodeSent: boolean
  error?: string | null
}

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
