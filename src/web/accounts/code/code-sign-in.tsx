import { useState } from 'react'
import { signInCodeCopy as copy } from '#copy/account/sign-in-code.ts'
import { CodeStep } from './code-step.tsx'
import { EmailStep, type EmailStepWords } from './email-step.tsx'
import { rememberedCode, rememberSentCode } from './remembered-code.ts'
import { type CodeSignInOptions, useCodeSignIn } from './use-code-sign-in.ts'

interface CodeSignInProps extends Omit<CodeSignInOptions, 'start'> {
  /** What the page knows; without it the tab itself remembers. */
  start?: CodeSignInOptions['start']
  redirectTo: string
  /** Over a page that stays as it is: the server answers, and leads nobody elsewhere. */
  staysHere?: boolean
  /** The page belongs to an account, and no other may come in. */
  isEmailFixed?: boolean
  words?: EmailStepWords
}

/** Signing in without a password: an address, then the six digits that were mailed there. Without a script each step is a page. */
export function CodeSignIn(props: CodeSignInProps) {
  const { redirectTo, staysHere = false, isEmailFixed = false, words = copy, ...options } = props
  const [start] = useState(() => options.start ?? startOfTab())
  const state = useCodeSignIn({
    ...options,
    start,
    onSent: options.onSent ?? rememberSentCode,
    onSignedIn() {
      rememberSentCode(null)
      options.onSignedIn?.()
    },
  })
  const place = { redirectTo, staysHere, isEmailFixed }
  return state.step === 'email' ? (
    <EmailStep state={state} place={place} words={words} />
  ) : (
    <CodeStep state={state} place={place} />
  )
}

function startOfTab(): CodeSignInOptions['start'] {
  const sent = rememberedCode()
  return sent ? { ...sent, step: 'code' } : { email: '', secondsLeft: 0, step: 'email' }
}
