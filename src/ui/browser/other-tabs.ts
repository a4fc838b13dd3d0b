import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { readLocal, writeLocal } from './local-storage.ts'

/** Holds when the customer's cart or favourites last changed in any tab. */
const KEY = 'lume_changed'

/** Up to when this page knows of changes: since it was asked for, and what it did itself. */
let known = performance.timeOrigin

/** The customer's cart or favourites changed here; their other tabs show counts of them too. */
export function notifyOtherTabs(): void {
  known = Date.now()
  writeLocal(KEY, String(known))
}

/**
 * Once per page: reloads its data when another tab reports a change, or as soon as somebody looks at it again. What changed
 * after this page was asked for, but before its script had come, counts too.
 */
export function useOtherTabs(isCustomer: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isCustomer) return
    const catchUp = () => {
      const changedAt = Number(readLocal(KEY))
      if (changedAt <= known || document.hidden) return
      known = changedAt
      revalidate()
    }
    const onStorage = ({ key }: StorageEvent) => {
      if (key === KEY) catchUp()
    }
    catchUp()
    window.addEventListener('storage', onStorage)
    document.addEventListener('visibilitychange', catchUp)
    return () => {
      window.removeEventListener('storage', onStorage)
      document.removeEventListener('visibilitychange', catchUp)
    }
  }, [isCustomer, revalidate])
}
