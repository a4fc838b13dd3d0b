import { useEffect, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { uiCopy } from '#copy/shop/ui.ts'
import { subscribeToModalLayers, topmostModal } from '#web/kit/overlays/modal-layers.ts'
import { ToastCard } from './toast-card.tsx'
import { subscribeToToasts, type VisibleToast, visibleToasts } from './visible-toasts.ts'

const none: readonly VisibleToast[] = []

/** Shows the toasts of this browser. Once, beside the page; `toast()` reaches it from anywhere. */
export function ToastRegion() {
  const toasts = useSyncExternalStore(subscribeToToasts, visibleToasts, () => none)
  const modal = useSyncExternalStore(subscribeToModalLayers, topmostModal, () => null)
  const isPressedLow = usePressedLow()
  const region = (
    <section className="toasts" aria-label={uiCopy.notices} data-pressed-low={isPressedLow || undefined}>
      {toasts.map((message) => (
        <ToastCard key={message.id} message={message} />
      ))}
    </section>
  )
  return modal ? createPortal(region, modal) : region
}

/** Whether the last press was in the lower half of the screen: on a phone an error must not cover what is pressed again. */
function usePressedLow(): boolean {
  const [isLow, setLow] = useState(false)
  useEffect(() => {
    const notePress = ({ target, clientY }: PointerEvent) => {
      const isOnToast = target instanceof Element && target.closest('.toasts')
      if (!isOnToast) setLow(clientY > window.innerHeight / 2)
    }
    document.addEventListener('pointerdown', notePress, true)
    return () => document.removeEventListener('pointerdown', notePress, true)
  }, [])
  return isLow
}
