import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False on the server and without JavaScript, where nothing could reveal or enable an element again. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
