import { useEffect, useEffectEvent, useRef } from 'react'

const MARK = 'lume_layer'

const isLayer = (state: Record<string, unknown> | null) => state?.[MARK] === true

/**
 * While a layer is open, the browser's Back only closes it; while it `stays`, Back does nothing. The router is not told: it
 * would fetch the page again. Returns the way to close by any other means, so that no entry is left behind.
 */
export function useBackCloses(isOpen: boolean, onClose: () => void, stays = false): () => void {
  const isAsked = useRef(false)
  const onBack = useEffectEvent(() => {
    if (stays && !isAsked.current) window.history.forward()
    else onClose()
  })
  useEffect(() => {
    if (!isOpen) return
    const { history } = window
    isAsked.current = false
    if (!isLayer(history.state)) history.pushState({ ...history.state, [MARK]: true }, '')
    const page = history.state.idx
    const onPop = (event: PopStateEvent) => {
      if (event.state?.idx !== page) return
      event.stopImmediatePropagation()
      if (!isLayer(event.state)) onBack()
    }
    window.addEventListener('popstate', onPop, { capture: true })
    return () => window.removeEventListener('popstate', onPop, { capture: true })
  }, [isOpen])
  return () => {
    isAsked.current = true
    if (isLayer(window.history.state)) window.history.back()
    else onClose()
  }
}
