import { useEffect, useState } from 'react'
import { type FetcherWithComponents, useFetcher } from 'react-router'
import { pathTo } from '#addresses.ts'
import { accessCopy, accessFailed } from '#copy/account/accounts.ts'
import { signInAgainCopy as copy } from '#copy/account/sign-in-again.ts'
import { signInCodeCopy } from '#copy/account/sign-in-code.ts'
import { fingerprint } from '#domain/fingerprint.ts'
import type { AuthAnswer } from '#web/accounts/access/auth-answer.ts'
import { CodeDialog } from '#web/accounts/code/code-dialog.tsx'
import { SecondFactorDialog } from '#web/accounts/second-factor/second-factor-dialog.tsx'
import { VISITOR_KEY } from '#web/accounts/session/use-session-across-tabs.ts'
import { readLocal } from '#web/kit/browser/local-storage.ts'
import { reloadPage } from '#web/kit/browser/reload-page.ts'
import { Button } from '#web/kit/elements/button.tsx'
import { endAsking, isHeld, reasonToSignIn } from '#web/kit/failures/asking-to-sign-in.ts'
import { useResend } from '#web/kit/failures/resend.tsx'
import { PasswordField } from '#web/kit/form/password-field.tsx'
import { TextField } from '#web/kit/form/text-field.tsx'
import { useToastAnswer } from '#web/kit/form/use-toast-answer.ts'
import { Dialog, DialogBody, DialogFoot } from '#web/kit/overlays/dialog.tsx'

export interface SignInDialogProps {
  email: string
  /** Without one the code comes first, and no password is asked for. */
  hasPassword: boolean
}

/** Signing in over a page that waits to go on, with the account that the page belongs to and no other. */
export default function SignInDialog({ email, hasPassword }: SignInDialogProps) {
  const fetcher = useFetcher<AuthAnswer>()
  const resend = useResend()
  const [isByCode, setByCode] = useState(!hasPassword)
  const [isCodePending, setCodePending] = useState(false)
  const isOther = useVisitorElsewhere(email, goOn)

  function goOn() {
    resend(isHeld)
    endAsking('signed-in')
  }

  useToastAnswer(fetcher.data, ({ ok }) => ok && goOn(), accessFailed)
  if (isOther) return <OtherAccount />
  const isFactorPending = isCodePending || fetcher.data?.code === 'second-factor-needed'
  if (reasonToSignIn() === 'proof') return <SecondFactorDialog step="proof" onProven={goOn} />
  if (reasonToSignIn() === 'session' && isFactorPending)
    return <SecondFactorDialog step="sign-in" onProven={goOn} />
  if (isByCode)
    return (
      <CodeDialog
        email={email}
        onSignedIn={goOn}
        onSecondFactor={() => setCodePending(true)}
        onPassword={hasPassword ? () => setByCode(false) : undefined}
      />
    )
  return <PasswordDialog email={email} fetcher={fetcher} onCode={() => setByCode(true)} />
}

interface PasswordDialogProps {
  email: string
  fetcher: FetcherWithComponents<AuthAnswer>
  onCode: () => void
}

function PasswordDialog({ email, fetcher, onCode }: PasswordDialogProps) {
  const fault = fetcher.data && !fetcher.data.ok ? fetcher.data.toast?.text : null
  return (
    <Dialog open size="s" onClose={() => endAsking('declined')} title={copy.title} description={copy.text}>
      <fetcher.Form method="post" action={pathTo('auth')} noValidate defaultShouldRevalidate={false}>
        <input type="hidden" name="intent" value="sign-in" />
        <input type="hidden" name="again" value="1" />
        <DialogBody className="fields">
          <TextField
            label={accessCopy.fields.email}
            name="email"
            type="email"
            autoComplete="username"
            value={email}
            readOnly
          />
          <PasswordField label={accessCopy.fields.password} name="password" error={fault} data-autofocus />
          <p className="small">
            <button type="button" className="text-btn" onClick={onCode}>
              {signInCodeCopy.offer}
            </button>
          </p>
          <p className="small">
            <a className="text-btn" href={pathTo('auth')} target="_blank" rel="noreferrer">
              {copy.anotherWay}
            </a>
          </p>
        </DialogBody>
        <DialogFoot>
          <Button variant="ghost" onClick={() => endAsking('declined')}>
            {copy.notNow}
          </Button>
          <Button type="submit" busy={fetcher.state !== 'idle'} busyLabel={accessCopy.signIn.busy}>
            {copy.submit}
          </Button>
        </DialogFoot>
      </fetcher.Form>
    </Dialog>
  )
}

/** Another tab signed in: with the same account this page goes on, with another it must not. */
function useVisitorElsewhere(email: string, goOn: () => void): boolean {
  const [isOther, setOther] = useState(() => isAnother(readLocal(VISITOR_KEY), email))
  useEffect(() => {
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key !== VISITOR_KEY) return
      if (newValue === fingerprint(email)) goOn()
      else if (isAnother(newValue, email)) setOther(true)
    }
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  })
  return isOther
}

const isAnother = (visitor: string | null, email: string) =>
  visitor !== null && visitor !== fingerprint('') && visitor !== fingerprint(email)

function OtherAccount() {
  const { title, text, reload } = copy.other
  return (
    <Dialog open size="s" closable={false} onClose={() => undefined} title={title} description={text}>
      <DialogFoot>
        <Button onClick={reloadPage}>{reload}</Button>
      </DialogFoot>
    </Dialog>
  )
}
