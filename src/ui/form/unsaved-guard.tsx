import { useEffect, useState } from 'react'
import { useBlocker } from 'react-router'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { guardUnsavedWords } from './unsaved-words.ts'

interface UnsavedGuardProps {
  dirty: boolean
  words: { title: string; question: string; confirm: string }
  onLeave?: () => void
}

export function UnsavedGuard({ dirty, words, onLeave }: UnsavedGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => dirty && currentLocation.pathname !== nextLocation.pathname,
  )
  const [goOn, setGoOn] = useState<(() => void) | null>(null)
  useEffect(() => {
    if (!dirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    const release = guardUnsavedWords((next) => setGoOn(() => next))
    return () => {
      window.removeEventListener('beforeunload', ask)
      release()
    }
  }, [dirty])

  function stay() {
    setGoOn(null)
    blocker.reset?.()
  }

  function leave() {
    onLeave?.()
    setGoOn(null)
    if (goOn) goOn()
    else blocker.proceed?.()
  }

  return (
    <ConfirmDialog
      open={goOn !== null || blocker.state === 'blocked'}
      onClose={stay}
      title={words.title}
      question={words.question}
      confirmLabel={words.confirm}
      onConfirm={leave}
    />
  )
}
