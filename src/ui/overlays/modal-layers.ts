/**
 * Knows which modal dialog is on top. What must stay reachable while a dialog is open (the toasts) moves into it,
 * because the browser makes everything outside an open modal dialog inert.
 */
const listeners = new Set<() => void>()

/** Called by dialogs after they opened, closed or left the page. */
export function modalLayersChanged(): void {
  for (const listener of listeners) listener()
}

export function topmostModal(): Element | null {
  return [...document.querySelectorAll('dialog:modal')].at(-1) ?? null
}

export function subscribeToModalLayers(listener: () => void): () => void {
  listeners.add(listener)
  // A dialog that the browser opens or closes by itself (an invoker button, Escape) only tells by these events.
  document.addEventListener('toggle', listener, true)
  document.addEventListener('close', listener, true)
  return () => {
    listeners.delete(listener)
    document.removeEventListener('toggle', listener, true)
    document.removeEventListener('close', listener, true)
  }
}
