import { lazy, Suspense, useSyncExternalStore } from 'react'
import type { SignInDialogProps } from '#accounts/sign-in/storefront/sign-in-dialog.tsx'
import { loadPatiently } from '#ui/browser/load-patiently.ts'
import { isAsking, subscribeToAsking } from '#ui/failures/asking-to-sign-in.ts'

const SignInDialog = lazy(() =>
  loadPatiently(() => import('#accounts/sign-in/storefront/sign-in-dialog.tsx')),
)

export function SignInAgain({ email, hasPassword }: SignInDialogProps) {
  const isOpen = useSyncExternalStore(subscribeToAsking, isAsking, () => false)
  if (!isOpen || !email) return null
  return (
    <Suspense>
      <SignInDialog email={email} hasPassword={hasPassword} />
    </Suspense>
  )
}
