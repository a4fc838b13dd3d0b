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
  /** Where a page without a script stands when it is refused. */
  step: 'email' | 'code'
  place: CodePlace
  form?: RefObject<HTMLFormElement | null>
  /** Asked before it is sent, which a false prevents. */
  mayBeSent?: () => boolean
  children: ReactNode
}

/** One step's form. A second press while the first is under way does nothing. */
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
      // Signed in over a page, that page decides when its data are read again.
      defaultShouldRevalidate={place.staysHere ? false : undefined}
      onSubmit={sendOnce}
    >
      <input type="hidden" name="intent" value={intent} />
      {place.staysHere && <input type="hidden" name="again" value="1" />}
      {children}
    </fetcher.Form>
  )
}
