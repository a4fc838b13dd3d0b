import { useEffect, useRef } from 'react'
import { signInCodeCopy as copy } from '#accounts/sign-in/copy.ts'
import { pathTo } from '#addresses.ts'
import { EMAIL_MAX_LENGTH } from '#platform/domain/email.ts'
import { Button } from '#ui/elements/button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { CodeForm, type CodePlace } from './code-form.tsx'
import type { CodeSignInState } from './use-code-sign-in.ts'

export interface EmailStepWords {
  email: string
  hint?: string
  send: string
}

interface EmailStepProps {
  state: CodeSignInState
  place: CodePlace
  words: EmailStepWords
}

export function EmailStep({ state: { ask, email, setEmail, errorOf, fault }, place, words }: EmailStepProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (fault) input.current?.focus()
  }, [fault])
  // The browser may fill the field before hydration, without an event.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what stood there when the page was taken over
  useEffect(() => {
    const filledEmail = input.current?.value
    if (filledEmail && filledEmail !== email) setEmail(filledEmail)
  }, [])
  return (
    <CodeForm fetcher={ask} intent="ask-code" step="email" place={place}>
      <TextField
        ref={input}
        label={words.email}
        hint={words.hint}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        enterKeyHint="send"
        maxLength={EMAIL_MAX_LENGTH}
        readOnly={place.isEmailFixed}
        value={email}
        onChange={({ target }) => setEmail(target.value)}
        error={errorOf('email')}
      />
      <Button
        type="submit"
        variant={place.staysHere && !place.isEmailFixed ? 'flame' : 'cocoa'}
        block
        busy={ask.state !== 'idle'}
        busyLabel={copy.sending}
      >
        {words.send}
      </Button>
      <CodeTerms />
    </CodeForm>
  )
}

export function CodeTerms() {
  const { before, terms, between, privacy, after } = copy.terms
  return (
    <p className="hint">
      {before}
      <a href={pathTo('terms')} target="_blank" rel="noopener">
        {terms}
      </a>
      {between}
      <a href={pathTo('privacy')} target="_blank" rel="noopener">
        {privacy}
      </a>
      {after}
    </p>
  )
}
