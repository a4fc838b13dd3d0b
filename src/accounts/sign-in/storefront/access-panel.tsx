import { type MouseEvent, useState } from 'react'
import { Link, useFetcher } from 'react-router'
import { accessCopy, googleNotices, newPasswordNotices, signInNotices } from '#accounts/copy/accounts.ts'
import { signInCodeCopy } from '#accounts/sign-in/copy.ts'
import { RecoveryForm } from '#accounts/sign-up/storefront/recovery-form.tsx'
import { SignUpForm } from '#accounts/sign-up/storefront/sign-up-form.tsx'
import { pathTo } from '#addresses.ts'
import { isEmail, normaliseEmail } from '#platform/domain/email.ts'
import { authPath } from '#ui/browser/auth-path.ts'
import { Button, LinkButton } from '#ui/elements/button.tsx'
import { Tabs } from '#ui/elements/tabs.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { PasswordField } from '#ui/form/password-field.tsx'
import { useToastAnswer } from '#ui/form/use-toast-answer.ts'
import { AccessForm, useIsSending } from './access-form.tsx'
import { AccessHead } from './access-head.tsx'
import { type AccessView, type ChosenView, isDeadLink, shownView } from './access-view.ts'
import type { AuthAnswer } from './auth-answer.ts'
import { codePath } from './code-path.ts'
import { EmailField } from './email-field.tsx'
import type { GoogleAnswer } from './google-start-route.ts'
import { useFaults } from './use-faults.ts'

interface SignInFormProps {
  redirectTo: string
  answer: AuthAnswer | undefined
  email: string
  onEmail: (email: string) => void
  onForgot: (event: MouseEvent) => void
}

interface AccessPanelProps {
  initial: AccessView
  redirectTo: string
  knownEmail: string
  isLinkDead: boolean
  offersGoogle: boolean
  answer: AuthAnswer | undefined
}

export function AccessPanel({
  initial,
  redirectTo,
  knownEmail,
  isLinkDead,
  offersGoogle,
  answer,
}: AccessPanelProps) {
  const [chosenView, setChosenView] = useState<ChosenView | null>(null)
  const view = shownView(initial, chosenView, answer)
  const [email, setEmail] = useState(answer?.values?.email || knownEmail)
  const choose = (next: AccessView) => setChosenView({ view: next, after: answer })

  const turnTo = (next: AccessView) => (event: MouseEvent) => {
    event.preventDefault()
    choose(next)
  }
  const shared = { redirectTo, answer, email, onEmail: setEmail }
  if (view === 'recovery')
    return (
      <>
        <AccessHead view={view} answer={answer} />
        {(isLinkDead || isDeadLink(answer)) && <DeadLinkNote />}
        <RecoveryForm {...shared} onBack={turnTo('sign-in')} />
      </>
    )
  return (
    <>
      <AccessHead view={view} answer={answer} />
      {offersGoogle && <GoogleForm redirectTo={redirectTo} />}
      <LinkButton
        to={codePath(redirectTo, 'email')}
        variant="ghost"
        block
        className={offersGoogle ? 'mt3' : 'mt5'}
        icon="mail"
      >
        {signInCodeCopy.offer}
      </LinkButton>
      <p className="or fs-small grid muted mt4">{accessCopy.or}</p>
      <div className="mt2">
        <Tabs
          label={accessCopy.tabs.label}
          fill
          selected={view}
          onSelect={(tab) => choose(tab as AccessView)}
          tabs={[
            {
              id: 'sign-in',
              label: accessCopy.tabs['sign-in'],
              href: authPath(redirectTo),
              content: <SignInForm {...shared} onForgot={turnTo('recovery')} />,
            },
            {
              id: 'sign-up',
              label: accessCopy.tabs['sign-up'],
              href: authPath(redirectTo, { aba: 'cadastrar' }),
              content: <SignUpForm {...shared} />,
            },
          ]}
        />
      </div>
    </>
  )
}

function DeadLinkNote() {
  const { title, text } = newPasswordNotices['token-invalid']
  return (
    <Note className="mt4" tone="danger">
      <b>{title}</b> {text}
    </Note>
  )
}

/** Navigates to the provider only after the server has responded; until then the form keeps its values. */
function GoogleForm({ redirectTo }: { redirectTo: string }) {
  const fetcher = useFetcher<GoogleAnswer>()
  useToastAnswer(
    fetcher.data,
    ({ goTo }) => {
      if (goTo) window.location.assign(goTo)
    },
    googleNotices['connection-lost'],
  )
  return (
    <fetcher.Form
      method="post"
      action={pathTo('googleStart')}
      className="mt5"
      defaultShouldRevalidate={false}
    >
      <input type="hidden" name="redirectTo" value={redirectTo} />
      <Button
        type="submit"
        variant="ghost"
        block
        icon="google"
        busy={fetcher.state !== 'idle'}
        busyLabel={accessCopy.google}
      >
        {accessCopy.google}
      </Button>
    </fetcher.Form>
  )
}

function SignInForm({ redirectTo, answer, email, onEmail, onForgot }: SignInFormProps) {
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
