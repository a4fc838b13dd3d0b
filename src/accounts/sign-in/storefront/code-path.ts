import { authPath } from '#ui/browser/auth-path.ts'

export const codePath = (redirectTo: string, step: 'email' | 'code') =>
  authPath(redirectTo, { modo: 'codigo', passo: step === 'code' ? 'digitar' : undefined })
