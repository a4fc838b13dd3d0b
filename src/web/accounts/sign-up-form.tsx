import { type FormEvent, useState } from 'react'
import { accessCopy, signUpNotices } from '#copy/accounts.ts'
import { NAME_MAX_LENGTH } from '#domain/accounts/names.ts'
import { type SignUpFault, signUpFault } from '#domain/accounts/sign-up-form.ts'
import { Button } from '#web/kit/button.tsx'
import { useIsHydrated } from '#web/kit/form/use-is-hydrated.ts'
import { TextField } from '#web/kit/text-field.tsx'
import { AccessForm, useIsSending } from './access-form.tsx'
import type { AuthAnswer } from './auth-answer.ts'
import { EmailField } from './email-field.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { TermsCheckbox } from './terms-checkbox.tsx'
import { useFaults } from './use-faults.ts'
import { WebhookField } from './webhook-field.tsx'

interface SignUpFormProps {
  redirectTo: string
  answer: AuthAnswer | undefined
  email: string
  onEmail: (email: string) => void
}

export function SignUpForm({ redirectTo, answer, email, onEmail }: SignUpFormProps) {
  const { fields, signUp } = accessCopy
  const typed = answer?.intent === 'sign-up' ? answer.values : undefined
  const { errorOf, check } = useFaults('sign-up', answer)
  const [acceptsTerms, setAcceptsTerms] = useState(typed?.acceptsTerms ?? false)
  // Without a script nothing could enable the button again: there the server says what is missing.
  const isClosed = useIsHydrated() && !acceptsTerms
  return (
    <AccessForm
      intent="sign-up"
      redirectTo={redirectTo}
      onSubmit={(event) => check(event, faultOf(event), signUpNotices)}
    >
      <TextField
        label={fields.fullName}
        name="fullName"
        autoComplete="name"
        required
        maxLength={NAME_MAX_LENGTH}
        defaultValue={typed?.fullName}
        error={errorOf('fullName')}
      />
      <EmailField email={email} onEmail={onEmail} error={errorOf('email')} required />
      <NewPasswordFields label={fields.password} errorOf={errorOf} />
      <WebhookField defaultValue={typed?.webhookUrl} />
      <TermsCheckbox checked={acceptsTerms} onChange={setAcceptsTerms} error={errorOf('terms')} />
      <Button
        type="submit"
        block
        disabled={isClosed}
        aria-describedby={isClosed ? 'terms-hint' : undefined}
        busy={useIsSending('sign-up')}
        busyLabel={signUp.busy}
      >
        {signUp.submit}
      </Button>
      {isClosed && (
        <p className="hint" id="terms-hint">
          {fields.termsHint}
        </p>
      )}
    </AccessForm>
  )
}

function faultOf(event: FormEvent<HTMLFormElement>): SignUpFault | null {
  const form = new FormData(event.currentTarget)
  const text = (name: string) => String(form.get(name) ?? '')
  return signUpFault({
    fullName: text('fullName'),
    email: text('email'),
    password: text('password'),
    confirmation: text('confirmation'),
    acceptsTerms: form.has('terms'),
  })
}
