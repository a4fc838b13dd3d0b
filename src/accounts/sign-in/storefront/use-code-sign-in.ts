import { useMemo, useState } from 'react'
import { useFetcher } from 'react-router'
import { accessFailed } from '#accounts/copy/accounts.ts'
import { codeSent } from '#accounts/sign-in/copy.ts'
import { useSecondsLeft } from '#ui/form/time-left.ts'
import { useToastAnswer } from '#ui/form/use-toast-answer.ts'
import { toast } from '#ui/toast/toast-store.ts'
import type { AuthAnswer, AuthField } from './auth-answer.ts'

export interface SentCode {
  email: string
  secondsLeft: number
}

export interface CodeSignInOptions {
  start: SentCode & { step: 'email' | 'code' }
  answer?: AuthAnswer
  onSent?: (sentCode: SentCode) => void
  onSignedIn?: () => void
  onSecondFactor?: () => void
}

export function useCodeSignIn({ start, answer, ...on }: CodeSignInOptions) {
  const ask = useFetcher<AuthAnswer>()
  const use = useFetcher<AuthAnswer>()
  const [step, setStep] = useState(start.step)
  const [email, setEmail] = useState(start.email)
  const [sentCode, setSentCode] = useState(start)
  const [fault, setFault] = useState(() => readFault(answer))
  const secondsLeft = useSecondsLeft(sentCode.secondsLeft, sentCode)

  function onAnswer(newAnswer: AuthAnswer) {
    setFault(readFault(newAnswer))
    if (!newAnswer.ok) return
    if (step === 'code') toast(codeSent)
    const now = { email: newAnswer.values?.email ?? email, secondsLeft: newAnswer.secondsLeft ?? 0 }
    setEmail(now.email)
    setSentCode({ ...now, step: 'code' })
    setStep('code')
    on.onSent?.(now)
  }

  function onUsed(answer: AuthAnswer) {
    setFault(readFault(answer))
    if (answer.ok) on.onSignedIn?.()
    if (answer.code === 'second-factor-needed') on.onSecondFactor?.()
  }

  useToastAnswer(useQuiet(ask.data), () => ask.data && onAnswer(ask.data), accessFailed)
  useToastAnswer(useQuiet(use.data), () => use.data && onUsed(use.data), accessFailed)
  return {
    ask,
    use,
    step,
    email,
    setEmail,
    secondsLeft,
    changeEmail() {
      setFault(null)
      setStep('email')
    },
    errorOf: (field: AuthField) => (fault?.field === field ? fault.text : null),
    /** A new object per response, so that a repeated error is announced again. */
    fault,
  }
}

export type CodeSignInState = ReturnType<typeof useCodeSignIn>

function readFault(answer: AuthAnswer | undefined) {
  if (!answer || answer.ok || !answer.field) return null
  return { field: answer.field, text: answer.toast?.text ?? '', code: answer.code }
}

function useQuiet(answer: AuthAnswer | undefined): AuthAnswer | undefined {
  return useMemo(() => (answer?.field ? { ...answer, toast: null } : answer), [answer])
}
