/**
 * Tracks the topmost modal dialog. Toasts must move into it, because everything outside an open modal is
 * inert.
 */
const listeners = new Set<() => void>()

export function modalLayersChanged(): void {
  for (const listener of listeners) listener()
}

export function topmostModal(): Element | null {
  return [...document.querySelectorAll('dialog:modal')].at(-1) ?? null
}

export function subscribeToModalLayers(listener: () => void): () => void {
  listeners.add(listener)
  // When the browser itself opens or closes a dialog (invoker button, Escape), these events are the only
  // signal.
  document.addEventListener('toggle', listener, true)
  document.addEventListener('close', listener, true)
  return () => {
    listeners.delete(listener)
    document.removeEventListener('toggle', listener, true)
    document.removeEventListener('close', listener, true)
  }
}
