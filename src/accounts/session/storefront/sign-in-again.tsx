import { lazy, Suspense, useSyncExternalStore } from 'react'
import type { SignInDialogProps } from '#accounts/sign-in/storefront/sign-in-dialog.tsx'
import { isAsking, subscribeToAsking } from '#ui/failures/asking-to-sign-in.ts'

// Seldom needed, and useless without a connection to the shop.
const SignInDialog = lazy(() => import('#accounts/sign-in/storefront/sign-in-dialog.tsx'))

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
