import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { productForm } from '#copy/admin-catalogue.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

/** Asks before typed changes are lost, inside the back office and when the tab is closed. Sending the form itself is no leaving. */
export function UnsavedGuard({ dirty }: { dirty: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => dirty && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!dirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [dirty])
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      title={productForm.leave.title}
      question={productForm.leave.question}
      confirmLabel={productForm.leave.confirm}
      onConfirm={() => blocker.proceed?.()}
    />
  )
}
