import type { MouseEvent } from 'react'
import { accessCopy, recoveryNotices } from '#accounts/copy/accounts.ts'
import { AccessForm, useIsSending } from '#accounts/sign-in/storefront/access-form.tsx'
import type { AuthAnswer } from '#accounts/sign-in/storefront/auth-answer.ts'
import { EmailField } from '#accounts/sign-in/storefront/email-field.tsx'
import { useFaults } from '#accounts/sign-in/storefront/use-faults.ts'
import { isEmail, normaliseEmail } from '#platform/domain/email.ts'
import { authPath } from '#ui/browser/auth-path.ts'
import { ArrowLink, Button } from '#ui/elements/button.tsx'

interface RecoveryFormProps {
  redirectTo: string
  answer: AuthAnswer | undefined
  email: string
  onEmail: (email: string) => void
  onBack: (event: MouseEvent) => void
}

export function RecoveryForm({ redirectTo, answer, email, onEmail, onBack }: RecoveryFormProps) {
  const { recovery } = accessCopy
  const { errorOf, check } = useFaults('recover', answer)
  return (
    <AccessForm
      intent="recover"
      redirectTo={redirectTo}
      onSubmit={(event) => {
        const typed = normaliseEmail(email)
        const fault = typed ? (isEmail(typed) ? null : 'email-invalid') : 'email-missing'
        check(event, fault, recoveryNotices)
      }}
    >
      <EmailField email={email} onEmail={onEmail} error={errorOf('email')} />
      <Button type="submit" block busy={useIsSending('recover')} busyLabel={recovery.busy}>
        {recovery.submit}
      </Button>
      <p className="center">
        <ArrowLink back to={authPath(redirectTo)} onClick={onBack}>
          {recovery.back}
        </ArrowLink>
      </p>
    </AccessForm>
  )
}
