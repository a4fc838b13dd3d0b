import { useEffect, useEffectEvent } from 'react'
import type { ChangedProducts } from '#platform/http/realtime/product-updates-channel.ts'
import { realBrowser } from './real-browser.ts'

type Listener = (changedProducts: ChangedProducts) => void

const listeners = new Set<Listener>()
let stop: (() => void) | undefined

/** All components share one connection, because browsers limit connections per host. */
export function useProductUpdates(onChange: Listener): void {
  const changed = useEffectEvent(onChange)
  useEffect(() => {
    const listener: Listener = (products) => changed(products)
    listeners.add(listener)
    stop ??= follow((products) => {
      for (const notify of listeners) notify(products)
    })
    return () => {
      listeners.delete(listener)
      if (listeners.size > 0) return
      stop?.()
      stop = undefined
    }
  }, [])
}

function follow(onChange: Listener): () => void {
  let isOver = false
  let end: (() => void) | undefined
  import('./follow-product-updates.ts').then(
    ({ followProductUpdates }) => {
      if (!isOver) end = followProductUpdates(onChange, realBrowser)
    },
    () => undefined,
  )
  return () => {
    isOver = true
    end?.()
  }
}
