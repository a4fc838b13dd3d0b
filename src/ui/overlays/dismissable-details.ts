import { type RefObject, useEffect } from 'react'

/** Closes a floating `<details>` on Escape (restoring focus), an outside click or focus leaving it. */
export function useDismissableDetails(ref: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const details = ref.current
    if (!details) return
    const departure = new AbortController()
    const close = () => {
      details.open = false
    }
    const closeIfOutside = (node: EventTarget | null) => {
      if (node instanceof Node && !details.contains(node)) close()
    }
    const { signal } = departure
    document.addEventListener('pointerdown', (event) => closeIfOutside(event.target), { signal })
    details.addEventListener('focusout', (event) => closeIfOutside(event.relatedTarget), { signal })
    details.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape' || !details.open) return
        event.stopPropagation()
        close()
        details.querySelector('summary')?.focus()
      },
      { signal },
    )
    return () => departure.abort()
  }, [ref])
}
