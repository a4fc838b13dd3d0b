import { Link, useSubmit } from 'react-router'
import { factorCopy as copy } from '#accounts/second-factor/copy/second-factor.ts'
import { AccessForm, useIsSending } from '#accounts/sign-in/storefront/access-form.tsx'
import type { AuthAnswer } from '#accounts/sign-in/storefront/auth-answer.ts'
import { NoteWithoutScript } from '#accounts/sign-in/storefront/note-without-script.tsx'
import { authPath } from '#ui/browser/auth-path.ts'
import { Button } from '#ui/elements/button.tsx'
import { FactorCodeField, howToProve, type OwnFactors } from './factor-code-field.tsx'
import { PasskeyButton } from './passkey-button.tsx'

interface SecondFactorPanelProps {
  step: 'sign-in' | 'proof'
  redirectTo: string
  factors: OwnFactors
  answer: AuthAnswer | undefined
}

export function SecondFactorPanel({ step, redirectTo, factors, answer }: SecondFactorPanelProps) {
  const submit = useSubmit()
  const isSending = useIsSending('second-factor')
  const { title } = copy.heads[step]
  const sendPasskey = (passkey: string) =>
    submit({ intent: 'second-factor', step, passkey }, { method: 'post', action: authPath(redirectTo) })
  return (
    <>
      <h1 className="mt5">{title}</h1>
      <p className="muted mt3">
        {howToProve(factors)} {step === 'proof' && copy.why}
      </p>
      <NoteWithoutScript message={answer?.toast} />
      {factors.hasPasskey && (
        <div className="mt4">
          <PasskeyButton purpose={step} onAnswer={sendPasskey} />
        </div>
      )}
      <AccessForm intent="second-factor" redirectTo={redirectTo}>
        <input type="hidden" name="step" value={step} />
        <FactorCodeField
          factors={factors}
          error={answer?.field === 'code' ? answer.toast?.text : undefined}
        />
        <Button type="submit" block busy={isSending} busyLabel={copy.busy}>
          {copy.submit}
        </Button>
      </AccessForm>
      {step === 'sign-in' && (
        <p className="mt5 small">
          <Link className="text-btn" to={authPath(redirectTo)}>
            {copy.back}
          </Link>
        </p>
      )}
    </>
  )
}
