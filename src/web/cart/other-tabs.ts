import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

let shared: BroadcastChannel | null | undefined

/** One channel for hearing and telling: a channel never hears itself, so no tab answers its own news. */
function channel(): BroadcastChannel | null {
  if (shared === undefined) {
    shared = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('lume-visitor')
  }
  return shared
}

/** The customer's cart or favourites changed here; her other tabs show counts of them too. */
export function tellOtherTabs(): void {
  channel()?.postMessage('changed')
}

/** Once per page: reloads its data when another tab tells of a change, or as soon as somebody looks at it again. */
export function useOtherTabs(isCustomer: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const heard = channel()
    if (!isCustomer || !heard) return
    let isStale = false
    const hear = () => {
      isStale = true
      catchUp()
    }
    const catchUp = () => {
      if (!isStale || document.hidden) return
      isStale = false
      revalidate()
    }
    heard.addEventListener('message', hear)
    document.addEventListener('visibilitychange', catchUp)
    return () => {
      heard.removeEventListener('message', hear)
      document.removeEventListener('visibilitychange', catchUp)
    }
  }, [isCustomer, revalidate])
}
