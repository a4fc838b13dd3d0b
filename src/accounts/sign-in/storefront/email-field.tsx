import { useEffect, useRef } from 'react'
import { accessCopy } from '#accounts/copy/accounts.ts'
import { EMAIL_MAX_LENGTH } from '#platform/domain/email.ts'
import { TextField } from '#ui/form/text-field.tsx'

interface EmailFieldProps {
  email: string
  onEmail: (email: string) => void
  error: string | null
  required?: boolean
}

export function EmailField({ email, onEmail, error, required }: EmailFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  // A password manager or a reload may fill the field before hydration, without an event.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what stood there when the page was taken over
  useEffect(() => {
    const filledEmail = input.current?.value
    if (filledEmail && filledEmail !== email) onEmail(filledEmail)
  }, [])
  return (
    <TextField
      ref={input}
      label={accessCopy.fields.email}
      name="email"
      type="email"
      autoComplete="email"
      required={required}
      maxLength={EMAIL_MAX_LENGTH}
      value={email}
      onChange={(event) => onEmail(event.target.value)}
      error={error}
    />
  )
}
