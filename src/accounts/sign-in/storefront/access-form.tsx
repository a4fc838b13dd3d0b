import { type ReactNode, useEffect, useRef } from 'react'
import { Form, type FormProps, useNavigation } from 'react-router'
import { authPath } from '#ui/browser/auth-path.ts'
import type { AuthIntent } from './auth-answer.ts'

interface AccessFormProps extends Omit<FormProps, 'method'> {
  intent: AuthIntent
  redirectTo: string
  children: ReactNode
}

/** `noValidate`, because the shop shows its own messages with and without JavaScript. */
export function AccessForm({ intent, redirectTo, children, onSubmit, ...rest }: AccessFormProps) {
  const { state } = useNavigation()
  const isUnderWay = useRef(false)
  useEffect(() => {
    if (state === 'idle') isUnderWay.current = false
  }, [state])

  // A second submission would create the account first and then report that it exists.
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
