import { lazy, Suspense, useSyncExternalStore } from 'react'
import { isAsking, subscribeToAsking } from '#web/kit/failures/asking-to-sign-in.ts'
import type { SignInDialogProps } from './sign-in-dialog.tsx'

// Seldom needed, and useless without a connection to the shop.
const SignInDialog = lazy(() => import('./sign-in-dialog.tsx'))

/** Once, in the root: the dialog over a page whose session has ended. */
export function SignInAgain({ email, hasPassword }: SignInDialogProps) {
  const isOpen = useSyncExternalStore(subscribeToAsking, isAsking, () => false)
  if (!isOpen || !email) return null
  return (
    <Suspense>
      <SignInDialog email={email} hasPassword={hasPassword} />
    </Suspense>
  )
}
