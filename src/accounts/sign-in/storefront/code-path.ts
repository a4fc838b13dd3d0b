import { authPath } from '#ui/browser/auth-path.ts'

/** The page for codes: where it is asked for, or where it is typed. */
export const codePath = (redirectTo: string, step: 'email' | 'code') =>
  authPath(redirectTo, { modo: 'codigo', passo: step === 'code' ? 'digitar' : undefined })
