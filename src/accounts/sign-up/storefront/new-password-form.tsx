import { accessCopy, newPasswordNotices } from '#accounts/copy/accounts.ts'
import { AccessForm, useIsSending } from '#accounts/sign-in/storefront/access-form.tsx'
import { AccessHead } from '#accounts/sign-in/storefront/access-head.tsx'
import type { AuthAnswer } from '#accounts/sign-in/storefront/auth-answer.ts'
import { useFaults } from '#accounts/sign-in/storefront/use-faults.ts'
import { passwordFault } from '#accounts/sign-up/domain/sign-up-form.ts'
import { pathTo } from '#addresses.ts'
import { ArrowLink, Button } from '#ui/elements/button.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'

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
        <p className="center">
          <ArrowLink back to={pathTo('auth')}>
            {accessCopy.backToSignIn}
          </ArrowLink>
        </p>
        <input type="hidden" name="token" value={token} />
      </AccessForm>
    </>
  )
}
