import { useRouteLoaderData } from 'react-router'
import type { loader } from '#web/root.tsx'

/** What the root loader knows: visitor, counts, the shop's identity. Undefined only when the root itself failed. */
export function useRootData() {
  return useRouteLoaderData<typeof loader>('root')
}
