import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import { accessCopy, signInNotices } from '#copy/account/accounts.ts'
import { isEmail, normaliseEmail } from '#domain/accounts/email.ts'
import { AccessForm, useIsSending } from '#web/accounts/access/access-form.tsx'
import type { AuthAnswer } from '#web/accounts/access/auth-answer.ts'
import { EmailField } from '#web/accounts/access/email-field.tsx'
import { useFaults } from '#web/accounts/access/use-faults.ts'
import { authPath } from '#web/kit/browser/auth-path.ts'
import { Button } from '#web/kit/elements/button.tsx'
import { PasswordField } from '#web/kit/form/password-field.tsx'

interface SignInFormProps {
  redirectTo: string
  answer: AuthAnswer | undefined
  email: string
  onEmail: (email: string) => void
  onForgot: (event: MouseEvent) => void
}

export function SignInForm({ redirectTo, answer, email, onEmail, onForgot }: SignInFormProps) {
  const { fields, signIn } = accessCopy
  const { errorOf, check } = useFaults('sign-in', answer)
  const isSending = useIsSending('sign-in')
  return (
    <AccessForm
      intent="sign-in"
      redirectTo={redirectTo}
      onSubmit={(event) => {
        const fields = new FormData(event.currentTarget)
        const isWritten = isEmail(normaliseEmail(String(fields.get('email'))))
        const fault = isWritten ? (fields.get('password') ? null : 'malformed') : 'email-invalid'
        check(event, fault, signInNotices)
      }}
    >
      <EmailField email={email} onEmail={onEmail} error={errorOf('email')} />
      <PasswordField label={fields.password} name="password" error={errorOf('password')} />
      <p className="right auth__forgot">
        <Link className="text-btn" to={authPath(redirectTo, { modo: 'recuperar' })} onClick={onForgot}>
          {signIn.forgot}
        </Link>
      </p>
      <Button type="submit" block busy={isSending} busyLabel={signIn.busy}>
        {signIn.submit}
      </Button>
    </AccessForm>
  )
}
