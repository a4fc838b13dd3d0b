import { useSyncExternalStore } from 'react'
import { AWAITS_SCRIPT } from './awaits-mark.ts'

/**
 * Put beside a part that is loaded on demand, inside its boundary: the part stands in the served page before its
 * script has come, and what is pressed on it must wait until it can answer.
 */
export function WaitsForScript() {
  const isServed = useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  )
  return isServed ? <i hidden {...{ [AWAITS_SCRIPT]: '' }} /> : null
}
