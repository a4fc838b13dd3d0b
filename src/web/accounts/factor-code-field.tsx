import { factorCopy } from '#copy/second-factor.ts'
import { TextField } from '#web/kit/text-field.tsx'

/** Takes a code of the app or of the recovery list, so the keyboard has letters too. */
export function FactorCodeField({ error }: { error?: string }) {
  return (
    <TextField
      label={factorCopy.code}
      hint={factorCopy.codeHint}
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
