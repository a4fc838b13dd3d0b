import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { readLocal, writeLocal } from '../local-storage.ts'

const KEY = 'lume_visitor'

/**
 * Signing in or out in one tab is noticed by the others: each writes down whom the server takes it for, and one that
 * reads another name asks again, also after it was put to sleep and woken. Only a fingerprint is kept, never the address.
 */
export function useSessionAcrossTabs(visitor: string): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const mine = fingerprint(visitor)
    if (readLocal(KEY) !== mine) writeLocal(KEY, mine)
    const hear = ({ key, newValue }: StorageEvent) => {
      if (key === KEY && newValue !== null && newValue !== mine) revalidate()
    }
    const wake = ({ persisted }: PageTransitionEvent) => {
      if (persisted) revalidate()
    }
    window.addEventListener('storage', hear)
    window.addEventListener('pageshow', wake)
    return () => {
      window.removeEventListener('storage', hear)
      window.removeEventListener('pageshow', wake)
    }
  }, [visitor, revalidate])
}

function fingerprint(text: string): string {
  let hash = 0
  for (const letter of text) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) | 0
  return hash.toString(36)
}
