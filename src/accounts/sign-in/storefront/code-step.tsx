import { type ChangeEvent, type ComponentProps, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { signInCodeCopy as copy } from '#accounts/sign-in/copy.ts'
import { CODE_LENGTH, codeDigits, isWholeCode } from '#accounts/sign-in/domain.ts'
import { Button } from '#ui/elements/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { CodeForm, type CodePlace } from './code-form.tsx'
import { codePath } from './code-path.ts'
import type { CodeSignInState } from './use-code-sign-in.ts'

const boxes = Array.from({ length: CODE_LENGTH }, (_, place) => place)

interface CodeFieldProps extends Omit<ComponentProps<'input'>, 'className' | 'children'> {
  error: string | null
}

interface CodeStepProps {
  state: CodeSignInState
  place: CodePlace
}

export function CodeStep({ state, place }: CodeStepProps) {
  const { use, email, changeEmail, errorOf, fault } = state
  const [code, setCode] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const sentRef = useRef('')
  const refusedRef = useRef('')
  const isWhole = isWholeCode(code)
  // Each complete code is submitted once, whether typed, pasted or autofilled.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another code, just as whole, goes off too
  useEffect(() => {
    if (isWhole) form.current?.requestSubmit()
  }, [code, isWhole])
  useEffect(() => setCode(codeDigits(input.current?.value ?? '')), [])
  useEffect(() => {
    input.current?.focus()
    refusedRef.current = fault?.code === 'wrong-code' ? sentRef.current : ''
    if (fault) input.current?.select()
  }, [fault])
  /** Submitting a rejected code again would waste an attempt. */
  function mayBeSent(): boolean {
    if (isWhole && code === refusedRef.current) {
      input.current?.select()
      return false
    }
    sentRef.current = code
    return true
  }
  const type = ({ target }: ChangeEvent<HTMLInputElement>) => setCode(codeDigits(target.value))
  return (
    <div className="code-step">
      <p>
        {copy.sentTo}
        <b className="code-step__email">{email}</b>.{' '}
        {!place.isEmailFixed && (
          <Link
            className="text-btn"
            to={codePath(place.redirectTo, 'email')}
            onClick={(event) => {
              if (place.staysHere) event.preventDefault()
              changeEmail()
            }}
          >
            {copy.otherEmail}
          </Link>
        )}
      </p>
      <CodeForm fetcher={use} intent="use-code" step="code" place={place} form={form} mayBeSent={mayBeSent}>
        <input type="hidden" name="email" value={email} />
        <CodeField ref={input} value={code} onChange={type} error={errorOf('code')} />
        <Button type="submit" block busy={use.state !== 'idle'} busyLabel={copy.entering}>
          {copy.enter}
        </Button>
      </CodeForm>
      <Resend state={state} place={place} />
      <p className="hint">{copy.spam}</p>
    </div>
  )
}

/** Display only; the server enforces the wait. */
function Resend({ state: { ask, email, secondsLeft }, place }: CodeStepProps) {
  if (secondsLeft > 0)
    return (
      <div className="small muted">
        <p>{copy.resendIn(secondsLeft)}</p>
        <noscript>{copy.reload}</noscript>
      </div>
    )
  return (
    <CodeForm fetcher={ask} intent="ask-code" step="code" place={place}>
      <input type="hidden" name="email" value={email} />
      <Button type="submit" variant="ghost" block busy={ask.state !== 'idle'} busyLabel={copy.sending}>
        {copy.resend}
      </Button>
    </CodeForm>
  )
}

/** One input over six drawn boxes, so that autofill and pasting work. */
function CodeField({ error, ...input }: CodeFieldProps) {
  return (
    <Field label={copy.code} hint={copy.codeHint} error={error}>
      {(wiring) => (
        <div className="codebox">
          <span aria-hidden="true">
            {boxes.map((place) => (
              <i key={place} />
            ))}
          </span>
          <input
            {...input}
            {...wiring}
            className="codebox__digits"
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="go"
          />
        </div>
      )}
    </Field>
  )
}
