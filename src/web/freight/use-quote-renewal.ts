import { useEffect } from 'react'
import type { Quote } from './delivery-state.ts'

/** Before its end, so that whoever pays in that moment pays with a price that still holds. */
const AHEAD_MS = 60_000

const SIGNS_OF_LIFE = ['focus', 'pageshow'] as const

/** A promised price that is about to end is asked for again; a page that slept meanwhile does so when it is looked at. */
export function useQuoteRenewal(quote: Quote | null, renew: () => void): void {
  useEffect(() => {
    if (quote?.goodForMs == null) return
    const due = Date.now() + quote.goodForMs - AHEAD_MS
    const renewIfDue = () => {
      if (!document.hidden && Date.now() >= due) renew()
    }
    const timer = setTimeout(renewIfDue, Math.max(0, due - Date.now()))
    document.addEventListener('visibilitychange', renewIfDue)
    for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, renewIfDue)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', renewIfDue)
      for (const sign of SIGNS_OF_LIFE) window.removeEventListener(sign, renewIfDue)
    }
  }, [quote, renew])
}
