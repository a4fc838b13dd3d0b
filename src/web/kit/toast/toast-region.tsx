import { useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { uiCopy } from '#copy/ui.ts'
import { subscribeToModalLayers, topmostModal } from '#web/kit/modal-layers.ts'
import { ToastCard } from './toast-card.tsx'
import { subscribeToToasts, type VisibleToast, visibleToasts } from './visible-toasts.ts'

const none: readonly VisibleToast[] = []

/** Shows the toasts of this browser. Once, beside the page; `toast()` reaches it from anywhere. */
export function ToastRegion() {
  const toasts = useSyncExternalStore(subscribeToToasts, visibleToasts, () => none)
  const modal = useSyncExternalStore(subscribeToModalLayers, topmostModal, () => null)
  const region = (
    <section className="toasts" aria-label={uiCopy.notices}>
      {toasts.map((message) => (
        <ToastCard key={message.id} message={message} />
      ))}
    </section>
  )
  return modal ? createPortal(region, modal) : region
}
