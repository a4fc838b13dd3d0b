import { type ReactNode, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { uiCopy } from '#copy/ui.ts'
import { subscribeToModalLayers, topmostModal } from '#web/kit/modal-layers.ts'
import { ToastCard } from './toast-card.tsx'
import { dismissToast, subscribeToToasts, toast, type VisibleToast, visibleToasts } from './toast-store.ts'

const none: readonly VisibleToast[] = []

/** Shows the toasts of this browser. Once, around the page; `toast()` reaches it from anywhere. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const toasts = useSyncExternalStore(subscribeToToasts, visibleToasts, () => none)
  const modal = useSyncExternalStore(subscribeToModalLayers, topmostModal, () => null)
  const region = (
    <section className="toasts" aria-label={uiCopy.notices}>
      {toasts.map((message) => (
        <ToastCard key={message.id} message={message} />
      ))}
    </section>
  )
  return (
    <>
      {children}
      {modal ? createPortal(region, modal) : region}
    </>
  )
}

/** For components: `const { toast } = useToast()`. Code outside React imports `toast` from `toast-store.ts`. */
export function useToast() {
  return { toast, dismiss: dismissToast }
}
