import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { readLocal, writeLocal } from './local-storage.ts'

const KEY = 'lume_changed'

/** This page already reflects changes up to this time. */
let knownSince = performance.timeOrigin

export function notifyOtherTabs(): void {
  knownSince = Date.now()
  writeLocal(KEY, String(knownSince))
}

/** Call once per page. Also detects changes made between the page's request and the start of its script. */
export function useOtherTabs(isCustomer: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isCustomer) return
    const catchUp = () => {
      const changedAt = Number(readLocal(KEY))
      if (changedAt <= knownSince || document.hidden) return
      knownSince = changedAt
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
