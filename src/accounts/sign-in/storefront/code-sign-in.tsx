import { useState } from 'react'
import { signInCodeCopy as copy } from '#accounts/sign-in/copy.ts'
import { CODE_VALID_MINUTES } from '#accounts/sign-in/domain.ts'
import { RESEND_COOLDOWN_SECONDS } from '#accounts/sign-up/domain/resend-cooldown.ts'
import { CodeStep } from './code-step.tsx'
import { EmailStep, type EmailStepWords } from './email-step.tsx'
import { type CodeSignInOptions, type SentCode, useCodeSignIn } from './use-code-sign-in.ts'

const KEY = 'lume_code'

interface CodeSignInProps extends Omit<CodeSignInOptions, 'start'> {
  start?: CodeSignInOptions['start']
  redirectTo: string
  staysHere?: boolean
  isEmailFixed?: boolean
  words?: EmailStepWords
}

/** Without JavaScript, each step is a page. */
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
  const sentCode = rememberedCode()
  return sentCode ? { ...sentCode, step: 'code' } : { email: '', secondsLeft: 0, step: 'email' }
}

/** Phones may discard the page while the customer reads the email. On return, the code field is restored. */
function rememberSentCode(sentCode: SentCode | null): void {
  try {
    if (!sentCode) {
      sessionStorage.removeItem(KEY)
      return
    }
    const at = Date.now() - (RESEND_COOLDOWN_SECONDS - sentCode.secondsLeft) * 1000
    sessionStorage.setItem(KEY, JSON.stringify({ email: sentCode.email, at }))
  } catch {}
}

function rememberedCode(): SentCode | null {
  try {
    const { email, at } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
    const seconds = (Date.now() - Number(at)) / 1000
    const isLive = typeof email === 'string' && seconds >= 0 && seconds < CODE_VALID_MINUTES * 60
    return isLive ? { email, secondsLeft: Math.max(0, Math.ceil(RESEND_COOLDOWN_SECONDS - seconds)) } : null
  } catch {
    return null
  }
}
