import { useEffect, useEffectEvent, useRef } from 'react'

const MARK = 'lume_layer'

const isLayer = (state: Record<string, unknown> | null) => state?.[MARK] === true

/**
 * The Back button closes the layer without a router navigation; with `stays` it does nothing. Close
 * through the returned function to remove the history entry.
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
