import type { FormEvent, ReactNode, RefObject } from 'react'
import type { FetcherWithComponents } from 'react-router'
import type { AuthAnswer } from './auth-answer.ts'
import { codePath } from './code-path.ts'

export interface CodePlace {
  redirectTo: string
  staysHere: boolean
  isEmailFixed: boolean
}

interface CodeFormProps {
  fetcher: FetcherWithComponents<AuthAnswer>
  intent: 'ask-code' | 'use-code'
  step: 'email' | 'code'
  place: CodePlace
  form?: RefObject<HTMLFormElement | null>
  mayBeSent?: () => boolean
  children: ReactNode
}

export function CodeForm({ fetcher, intent, step, place, form, mayBeSent, children }: CodeFormProps) {
  function sendOnce(event: FormEvent) {
    if (fetcher.state !== 'idle' || mayBeSent?.() === false) event.preventDefault()
  }
  return (
    <fetcher.Form
      ref={form}
      method="post"
      action={codePath(place.redirectTo, step)}
      noValidate
      className="code-form"
      // In the dialog, the page below decides when its data is reloaded.
      defaultShouldRevalidate={place.staysHere ? false : undefined}
      onSubmit={sendOnce}
    >
      <input type="hidden" name="intent" value={intent} />
      {place.staysHere && <input type="hidden" name="again" value="1" />}
      {children}
    </fetcher.Form>
  )
}
