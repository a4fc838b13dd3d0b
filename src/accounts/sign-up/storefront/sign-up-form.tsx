import { type FormEvent, useState } from 'react'
import { accessCopy, signUpNotices } from '#accounts/copy/accounts.ts'
import { AccessForm, useIsSending } from '#accounts/sign-in/storefront/access-form.tsx'
import type { AuthAnswer } from '#accounts/sign-in/storefront/auth-answer.ts'
import { EmailField } from '#accounts/sign-in/storefront/email-field.tsx'
import { useFaults } from '#accounts/sign-in/storefront/use-faults.ts'
import { type SignUpFault, signUpFault } from '#accounts/sign-up/domain/sign-up-form.ts'
import { NAME_MAX_LENGTH } from '#platform/domain/names.ts'
import { useIsHydrated } from '#ui/browser/use-is-hydrated.ts'
import { Button } from '#ui/elements/button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { TermsLabel } from './terms-label.tsx'
import { WebhookField } from './webhook-field.tsx'

interface TermsCheckboxProps {
  checked: boolean
  onChange: (accepts: boolean) => void
  error: string | null
}

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
  // Without JavaScript the button could not be enabled again, so the server validates the consent.
  const isClosed = useIsHydrated() && !acceptsTerms
  return (
    <AccessForm
      intent="sign-up"
      redirectTo={redirectTo}
      onSubmit={(event) => check(event, findFault(event), signUpNotices)}
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

function findFault(event: FormEvent<HTMLFormElement>): SignUpFault | null {
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

function TermsCheckbox({ checked: isChecked, onChange, error }: TermsCheckboxProps) {
  return (
    <Checkbox
      name="terms"
      value="1"
      checked={isChecked}
      onChange={(event) => onChange(event.target.checked)}
      label={<TermsLabel />}
      error={error}
    />
  )
}
