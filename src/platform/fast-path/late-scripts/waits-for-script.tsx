import { useSyncExternalStore } from 'react'
import { AWAITS_SCRIPT } from './awaits-mark.ts'

/**
 * Render this inside the boundary of a lazily loaded part. Clicks on its server-rendered HTML are then
 * recorded until it is hydrated.
 */
export function WaitsForScript() {
  const isServed = useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  )
  return isServed ? <i hidden {...{ [AWAITS_SCRIPT]: '' }} /> : null
}
