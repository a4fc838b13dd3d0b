import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { ConfirmDialog } from '#web/kit/confirm-dialog.tsx'

interface UnsavedGuardProps {
  dirty: boolean
  words: { title: string; question: string; confirm: string }
}

/** Asks before typed changes are lost, inside the back office and when the tab is closed. Sending the form itself is no leaving. */
export function UnsavedGuard({ dirty, words }: UnsavedGuardProps) {
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
      title={words.title}
      question={words.question}
      confirmLabel={words.confirm}
      onConfirm={() => blocker.proceed?.()}
    />
  )
}
