import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { accessFailed } from '#accounts/copy/accounts.ts'
import { factorCopy as copy } from '#accounts/second-factor/copy/second-factor.ts'
import { signInAgainCopy } from '#accounts/session/copy/sign-in-again.ts'
import type { AuthAnswer } from '#accounts/sign-in/storefront/auth-answer.ts'
import { pathTo } from '#addresses.ts'
import { Button } from '#ui/elements/button.tsx'
import { endAsking } from '#ui/failures/asking-to-sign-in.ts'
import { useToastAnswer } from '#ui/form/use-toast-answer.ts'
import { Dialog, DialogBody, DialogFoot } from '#ui/overlays/dialog.tsx'
import { FactorCodeField, howToProve, type OwnFactors } from './factor-code-field.tsx'
import { PasskeyButton } from './passkey-button.tsx'

interface SecondFactorDialogProps {
  step: 'sign-in' | 'proof'
  onProven: () => void
}

export function SecondFactorDialog({ step, onProven }: SecondFactorDialogProps) {
  const fetcher = useFetcher<AuthAnswer>()
  useToastAnswer(fetcher.data, ({ ok }) => ok && onProven(), accessFailed)
  const factors = useOwnFactors(step)
  const { title, text, submit } = copy.dialog
  const decline = () => endAsking('declined')
  const fields = { intent: 'second-factor', step, again: '1' }
  const sendPasskey = (passkey: string) =>
    fetcher.submit(
      { ...fields, passkey },
      { method: 'post', action: pathTo('auth'), defaultShouldRevalidate: false },
    )
  return (
    <Dialog open size="s" onClose={decline} title={title} description={`${howToProve(factors)} ${text}`}>
      <fetcher.Form method="post" action={pathTo('auth')} noValidate defaultShouldRevalidate={false}>
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <DialogBody className="fields">
          {factors.hasPasskey && <PasskeyButton purpose={step} onAnswer={sendPasskey} />}
          <FactorCodeField
            factors={factors}
            error={fetcher.data?.ok === false ? fetcher.data.toast?.text : undefined}
          />
        </DialogBody>
        <DialogFoot>
          <Button variant="ghost" onClick={decline}>
            {signInAgainCopy.notNow}
          </Button>
          <Button type="submit" busy={fetcher.state !== 'idle'} busyLabel={copy.busy}>
            {submit}
          </Button>
        </DialogFoot>
      </fetcher.Form>
    </Dialog>
  )
}

/** Loads the available factors; until then, assumes a code, which everyone has. */
function useOwnFactors(step: SecondFactorDialogProps['step']): OwnFactors {
  const { load, data } = useFetcher<{ factors?: OwnFactors }>()
  useEffect(() => {
    load(pathTo('auth', {}, { fator: step === 'proof' ? 'confirmar' : 'entrar' }))
  }, [load, step])
  return data?.factors ?? { hasApp: true, hasPasskey: false }
}
