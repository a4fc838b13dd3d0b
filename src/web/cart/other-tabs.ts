import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { readLocal, writeLocal } from '../local-storage.ts'

/** Holds when the customer's cart or favourites last changed in any tab. */
const KEY = 'lume_changed'

/** The customer's cart or favourites changed here; her other tabs show counts of them too. */
export function tellOtherTabs(): void {
  writeLocal(KEY, String(Date.now()))
}

/**
 * Once per page: reloads its data when another tab tells of a change, or as soon as somebody looks at it again. What was told
 * after this page was asked for, but before its script had come, counts too.
 */
export function useOtherTabs(isCustomer: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isCustomer) return
    let isStale = Number(readLocal(KEY)) > performance.timeOrigin
    const catchUp = () => {
      if (!isStale || document.hidden) return
      isStale = false
      revalidate()
    }
    const hear = ({ key }: StorageEvent) => {
      if (key !== KEY) return
      isStale = true
      catchUp()
    }
    catchUp()
    window.addEventListener('storage', hear)
    document.addEventListener('visibilitychange', catchUp)
    return () => {
      window.removeEventListener('storage', hear)
      document.removeEventListener('visibilitychange', catchUp)
    }
  }, [isCustomer, revalidate])
}
