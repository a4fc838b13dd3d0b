import type { ReactNode } from 'react'
import { Form, type FormProps, useNavigation } from 'react-router'
import { pathTo } from '../route-paths.ts'
import type { AuthIntent } from './auth-answer.ts'

interface AccessFormProps extends Omit<FormProps, 'method'> {
  intent: AuthIntent
  children: ReactNode
}

/**
 * A form of /auth. The browser's own bubbles stay away (`noValidate`): the shop has words of its own for every fault, and
 * says them with or without a script.
 */
export function AccessForm({ intent, children, ...rest }: AccessFormProps) {
  return (
    <Form method="post" action={pathTo('auth')} noValidate className="stack auth__form mt5" {...rest}>
      {children}
      <input type="hidden" name="intent" value={intent} />
    </Form>
  )
}

export function useIsSending(intent: AuthIntent): boolean {
  const navigation = useNavigation()
  return navigation.state !== 'idle' && navigation.formData?.get('intent') === intent
}
