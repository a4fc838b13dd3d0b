import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { fingerprint } from '#platform/domain/fingerprint.ts'
import { readLocal, writeLocal } from '#ui/browser/local-storage.ts'
import { askToSignIn } from '#ui/failures/asking-to-sign-in.ts'
import { markOtherVisitor } from '#ui/failures/page-on-screen.ts'
import { hasUnsavedWords } from '#ui/form/unsaved-words.ts'

export const VISITOR_KEY = 'lume_visitor'

/**
 * Each tab stores its visitor; a tab that reads another one reloads its data, also after waking from
 * suspension.
 */
export function useSessionAcrossTabs(visitor: string): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const ownFingerprint = fingerprint(visitor)
    if (readLocal(VISITOR_KEY) !== ownFingerprint) writeLocal(VISITOR_KEY, ownFingerprint)
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key !== VISITOR_KEY || newValue === null || newValue === ownFingerprint) return
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

/**
 * Ignores a sign-out elsewhere. If another account signed in, asks to sign in, because forms on this page
 * would be submitted as that customer.
 */
function stay(otherFingerprint: string): void {
  if (otherFingerprint !== fingerprint('')) void askToSignIn()
}
