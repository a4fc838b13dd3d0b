import { useEffect, useEffectEvent, useState } from 'react'
import { nextOpenSlot, type OpenSlot, saidUntil } from '#domain/delivery/open-slots.ts'

interface OpenSlots {
  readonly slots: readonly OpenSlot[]
  /** How far the shop's clock is ahead of this browser's. */
  readonly aheadMs: number
}

/** The first slot that can still be ordered, by the shop's clock: told anew at its cut-off, at midnight, and when the tab is seen again. */
export function useOpenSlot({ slots, aheadMs }: OpenSlots, onTold: () => void) {
  const [readAt, setReadAt] = useState(() => Date.now())
  const now = new Date(readAt + aheadMs)
  const slot = nextOpenSlot(slots, now)
  const changesAt = slot ? saidUntil(slot, now).getTime() - aheadMs : null
  const update = useEffectEvent(() => {
    setReadAt(Date.now())
    onTold()
  })
  useEffect(() => {
    if (changesAt === null) return
    const timer = setTimeout(() => update(), changesAt - Date.now())
    return () => clearTimeout(timer)
  }, [changesAt])
  useEffect(() => {
    const onSeen = () => document.visibilityState === 'visible' && update()
    document.addEventListener('visibilitychange', onSeen)
    return () => document.removeEventListener('visibilitychange', onSeen)
  }, [])
  return { slot, now }
}
