import { factorCopy } from '#accounts/second-factor/copy/second-factor.ts'
import { TextField } from '#ui/form/text-field.tsx'

export interface OwnFactors {
  readonly hasApp: boolean
  readonly hasPasskey: boolean
}

export function howToProve({ hasApp, hasPasskey }: OwnFactors): string {
  const { how } = factorCopy
  if (!hasPasskey) return how.app
  return hasApp ? how.both : how.passkey
}

export function FactorCodeField({ factors, error }: { factors: OwnFactors; error?: string }) {
  const { hasApp } = factors
  return (
    <TextField
      label={hasApp ? factorCopy.code : factorCopy.recoveryCode}
      hint={hasApp ? factorCopy.codeHint : factorCopy.recoveryHint}
      name="code"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={40}
      numeric
      error={error}
      data-autofocus
    />
  )
}
