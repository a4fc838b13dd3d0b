import { type ReactNode, useEffect, useRef } from 'react'
import { Form, type FormProps, useNavigation } from 'react-router'
import { authPath } from '#ui/browser/auth-path.ts'
import type { AuthIntent } from './auth-answer.ts'

interface AccessFormProps extends Omit<FormProps, 'method'> {
  intent: AuthIntent
  /** Where the customer goes afterwards: in the address, where it also outlives a refusal without a script. */
  redirectTo: string
  children: ReactNode
}

/**
 * A form of /auth. The browser's own bubbles stay away (`noValidate`): the shop has words of its own for every fault, and
 * says them with or without a script.
 */
export function AccessForm({ intent, redirectTo, children, onSubmit, ...rest }: AccessFormProps) {
  const { state } = useNavigation()
  const isUnderWay = useRef(false)
  useEffect(() => {
    if (state === 'idle') isUnderWay.current = false
  }, [state])

  // A second press would overtake the first: an account would be made, and they would read that it exists already.
  function sendOnce(event: Parameters<NonNullable<FormProps['onSubmit']>>[0]) {
    if (isUnderWay.current) return event.preventDefault()
    onSubmit?.(event)
    isUnderWay.current = !event.defaultPrevented
  }

  return (
    <Form
      method="post"
      action={authPath(redirectTo)}
      noValidate
      className="stack auth__form mt5"
      {...rest}
      onSubmit={sendOnce}
    >
      {children}
      <input type="hidden" name="intent" value={intent} />
    </Form>
  )
}

export function useIsSending(intent: AuthIntent): boolean {
  const navigation = useNavigation()
  return navigation.state !== 'idle' && navigation.formData?.get('intent') === intent
}
