import { useEffect } from 'react'

/** One step back from here, the page looks as it does now. The router keeps its own entry: the address does not change. */
export function rememberThisView(): void {
  window.history.pushState(window.history.state, '')
}

/** To be asked for by every way of closing, so that no entry is left behind. */
export function stepBack(): void {
  window.history.back()
}

/**
 * While open, the browser's Back only closes. The router is not told: it would fetch the page anew, and over a bad line the
 * image would stay until that has come.
 */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return
    const onBack = (event: PopStateEvent) => {
      event.stopImmediatePropagation()
      close()
    }
    window.addEventListener('popstate', onBack, { capture: true })
    return () => window.removeEventListener('popstate', onBack, { capture: true })
  }, [isOpen, close])
}
