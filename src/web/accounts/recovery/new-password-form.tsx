import { pathTo } from '#addresses.ts'
import { accessCopy, newPasswordNotices } from '#copy/account/accounts.ts'
import { passwordFault } from '#domain/accounts/sign-up-form.ts'
import { AccessForm, useIsSending } from '#web/accounts/access/access-form.tsx'
import { AccessHead } from '#web/accounts/access/access-head.tsx'
import type { AuthAnswer } from '#web/accounts/access/auth-answer.ts'
import { useFaults } from '#web/accounts/access/use-faults.ts'
import { NewPasswordFields } from '#web/accounts/sign-up/new-password-fields.tsx'
import { ArrowLink, Button } from '#web/kit/elements/button.tsx'

/** Behind the link of the recovery mail. Opening it uses nothing up; saving does. */
export function NewPasswordForm({ token, answer }: { token: string; answer: AuthAnswer | undefined }) {
  const { fields, newPassword } = accessCopy
  const { errorOf, check } = useFaults('new-password', answer)
  return (
    <>
      <AccessHead view="new-password" answer={answer} />
      <AccessForm
        intent="new-password"
        redirectTo={pathTo('home')}
        action={pathTo('auth', {}, { recuperar: token })}
        onSubmit={(event) => {
          const form = new FormData(event.currentTarget)
          const choice = {
            password: String(form.get('password')),
            confirmation: String(form.get('confirmation')),
          }
          check(event, passwordFault(choice), newPasswordNotices)
        }}
      >
        <NewPasswordFields label={fields.newPassword} errorOf={errorOf} />
        <Button type="submit" block busy={useIsSending('new-password')} busyLabel={newPassword.busy}>
          {newPassword.submit}
        </Button>
        <p className="auth__aside">
          <ArrowLink back to={pathTo('auth')}>
            {accessCopy.backToSignIn}
          </ArrowLink>
        </p>
        <input type="hidden" name="token" value={token} />
      </AccessForm>
    </>
  )
}
