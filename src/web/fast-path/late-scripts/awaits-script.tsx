import { useSyncExternalStore } from 'react'

const AWAITS = 'data-awaits-script'

/**
 * Put beside a part that is loaded on demand, inside its boundary: the part stands in the served page before its script has
 * come, and what is pressed on it must wait until it can answer. Gone once React has taken the part over.
 */
export function AwaitsScript() {
  const isServed = useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  )
  return isServed ? <i hidden {...{ [AWAITS]: '' }} /> : null
}

/** Calls back when no part of the page waits for its script any more, perhaps at once. */
export function whenAllPartsAnswer(callBack: () => void): void {
  const observer = new MutationObserver(look)
  function look() {
    if (document.querySelector(`[${AWAITS}]`)) return
    observer.disconnect()
    callBack()
  }
  observer.observe(document.body, { childList: true, subtree: true })
  look()
}
