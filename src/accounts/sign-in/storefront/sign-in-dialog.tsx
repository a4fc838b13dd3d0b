import { useEffect, useState } from 'react'
import { type FetcherWithComponents, useFetcher } from 'react-router'
import { accessCopy, accessFailed } from '#accounts/copy/accounts.ts'
import { SecondFactorDialog } from '#accounts/second-factor/storefront/second-factor-dialog.tsx'
import { signInAgainCopy as copy } from '#accounts/session/copy/sign-in-again.ts'
import { VISITOR_KEY } from '#accounts/session/storefront/use-session-across-tabs.ts'
import { signInCodeCopy } from '#accounts/sign-in/copy.ts'
import { pathTo } from '#addresses.ts'
import { fingerprint } from '#platform/domain/fingerprint.ts'
import { readLocal } from '#ui/browser/local-storage.ts'
import { reloadPage } from '#ui/browser/reload-page.ts'
import { Button } from '#ui/elements/button.tsx'
import { endAsking, isHeld, reasonToSignIn } from '#ui/failures/asking-to-sign-in.ts'
import { useResend } from '#ui/failures/resend.tsx'
import { PasswordField } from '#ui/form/password-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useToastAnswer } from '#ui/form/use-toast-answer.ts'
import { Dialog, DialogBody, DialogFoot } from '#ui/overlays/dialog.tsx'
import type { AuthAnswer } from './auth-answer.ts'
import { CodeDialog } from './code-dialog.tsx'

export interface SignInDialogProps {
  email: string
  hasPassword: boolean
}

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

/** If another tab signs in with the same account, the page continues; with another account it must not. */
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
