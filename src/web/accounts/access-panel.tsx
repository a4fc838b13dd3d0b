import { type MouseEvent, useEffect, useState } from 'react'
import { accessCopy } from '#copy/accounts.ts'
import { pathTo } from '../route-paths.ts'
import { Tabs } from '../ui/tabs.tsx'
import { AccessHead } from './access-head.tsx'
import type { AuthAnswer } from './auth-answer.ts'
import { GoogleForm } from './google-form.tsx'
import { RecoveryForm } from './recovery-form.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'

type Choice = 'sign-in' | 'sign-up' | 'recovery'

interface AccessPanelProps {
  initial: Choice
  redirectTo: string
  answer: AuthAnswer | undefined
}

/** Signing in, signing up and asking for a new password: one place, with one e-mail between them. */
export function AccessPanel({ initial, redirectTo, answer }: AccessPanelProps) {
  const [choice, setChoice] = useState<Choice>(choiceAfter(answer) ?? initial)
  const [email, setEmail] = useState(answer?.values.email ?? '')
  const isRecovered = answer?.intent === 'recover' && answer.ok
  useEffect(() => {
    if (isRecovered) setChoice('sign-in')
  }, [isRecovered])

  const turnTo = (next: Choice) => (event: MouseEvent) => {
    event.preventDefault()
    setChoice(next)
  }
  const shared = { answer, email, onEmail: setEmail }
  const search = redirectTo === pathTo('home') ? {} : { redirectTo }
  return (
    <>
      <AccessHead view={choice} answer={answer} />
      {choice === 'recovery' ? (
        <RecoveryForm {...shared} onBack={turnTo('sign-in')} />
      ) : (
        <>
          <GoogleForm redirectTo={redirectTo} />
          <p className="or mt4">{accessCopy.or}</p>
          <div className="mt2">
            <Tabs
              label={accessCopy.tabs.label}
              fill
              selected={choice}
              onSelect={(tab) => setChoice(tab as Choice)}
              tabs={[
                {
                  id: 'sign-in',
                  label: accessCopy.tabs['sign-in'],
                  href: pathTo('auth', {}, search),
                  content: <SignInForm {...shared} redirectTo={redirectTo} onForgot={turnTo('recovery')} />,
                },
                {
                  id: 'sign-up',
                  label: accessCopy.tabs['sign-up'],
                  href: pathTo('auth', {}, { aba: 'cadastrar', ...search }),
                  content: <SignUpForm {...shared} />,
                },
              ]}
            />
          </div>
        </>
      )}
    </>
  )
}

/** A form that comes back from the server without a script must show its own view. */
function choiceAfter(answer: AuthAnswer | undefined): Choice | null {
  if (answer?.intent === 'sign-up' || answer?.intent === 'sign-in') return answer.intent
  return answer?.intent === 'recover' ? 'recovery' : null
}
