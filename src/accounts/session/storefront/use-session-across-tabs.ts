import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { fingerprint } from '#platform/domain/fingerprint.ts'
import { readLocal, writeLocal } from '#ui/browser/local-storage.ts'
import { askToSignIn } from '#ui/failures/asking-to-sign-in.ts'
import { markOtherVisitor } from '#ui/failures/page-on-screen.ts'
import { hasUnsavedWords } from '#ui/form/unsaved-words.ts'

/** Holds the fingerprint of whom the server took the last page for. */
export const VISITOR_KEY = 'lume_visitor'

/**
 * Signing in or out in one tab is noticed by the others: each writes down whom the server takes it for, and one that
 * reads another name asks again, also after it was put to sleep and woken.
 */
export function useSessionAcrossTabs(visitor: string): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const mine = fingerprint(visitor)
    if (readLocal(VISITOR_KEY) !== mine) writeLocal(VISITOR_KEY, mine)
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key !== VISITOR_KEY || newValue === null || newValue === mine) return
      if (hasUnsavedWords()) return stay(newValue)
      markOtherVisitor()
      revalidate()
    }
    const wake = ({ persisted }: PageTransitionEvent) => {
      if (persisted) revalidate()
    }
    window.addEventListener('storage', onStorage)
    window.addEventListener('pageshow', wake)
    return () => {
      window.removeEventListener('storage', onStorage)
      window.removeEventListener('pageshow', wake)
    }
  }, [visitor, revalidate])
}

/** Signed out elsewhere, nothing happens yet; with another account there, these words could only be sent as theirs. */
function stay(elsewhere: string): void {
  if (elsewhere !== fingerprint('')) void askToSignIn()
}
