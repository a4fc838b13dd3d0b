import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { markOtherVisitor } from '#web/kit/failures/page-on-screen.ts'
import { readLocal, writeLocal } from '#web/kit/local-storage.ts'

/** Holds the fingerprint of whom the server took the last page for. */
export const VISITOR_KEY = 'lume_visitor'

/**
 * Signing in or out in one tab is noticed by the others: each writes down whom the server takes it for, and one that
 * reads another name asks again, also after it was put to sleep and woken. Only a fingerprint is kept, never the address.
 */
export function useSessionAcrossTabs(visitor: string): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const mine = fingerprint(visitor)
    if (readLocal(VISITOR_KEY) !== mine) writeLocal(VISITOR_KEY, mine)
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key !== VISITOR_KEY || newValue === null || newValue === mine) return
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

export function fingerprint(text: string): string {
  let hash = 0
  for (const character of text) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) | 0
  return hash.toString(36)
}
