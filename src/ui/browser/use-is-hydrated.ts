import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False on the server and for pages without scripts: what only a script can undo must wait for it. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
