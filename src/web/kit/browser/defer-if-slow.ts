import { useEffect, useState } from 'react'

/** What a load in the browser comes to: its data, or that it did not come. */
export type LoadResult<Data> = Data | 'failed'

/** On its way: the page is shown with skeletons meanwhile. */
export interface Deferred<Data> {
  later: Promise<LoadResult<Data>>
}

/** Below this a visitor feels no wait, and skeletons would only flash. */
const SKELETON_DELAY_MS = 150

/** Whether the browser is going back or forward just now; told by who listens to it. */
export const traversal = { isUnderWay: false }

/**
 * The data itself if it comes soon, else the promise of it. Back and forward wait for it: on skeletons, which are shorter,
 * the place on the page where somebody was could not be found again.
 */
export async function deferIfSlow<Data extends object>(
  coming: Promise<Data>,
): Promise<LoadResult<Data> | Deferred<Data>> {
  // A thrown answer (the guard's, a redirect) is the router's business.
  const arrival = coming.catch((error): LoadResult<Data> => {
    if (error instanceof Response) throw error
    return 'failed'
  })
  if (traversal.isUnderWay) return arrival
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<Deferred<Data>>((resolve) => {
    timer = setTimeout(resolve, SKELETON_DELAY_MS, { later: arrival })
  })
  return Promise.race([arrival, timeout]).finally(() => clearTimeout(timer))
}

/** Null while the data are on their way. */
export function useLoadResult<Data extends object>(
  loaded: LoadResult<Data> | Deferred<Data>,
): LoadResult<Data> | null {
  const [arrived, setArrived] = useState<{ loaded: Deferred<Data>; arrival: LoadResult<Data> } | null>(null)
  useEffect(() => {
    if (!isDeferred(loaded)) return
    let isCurrent = true
    const keep = (arrival: LoadResult<Data>) => {
      if (isCurrent) setArrived({ loaded, arrival })
    }
    loaded.later.then(keep, () => keep('failed'))
    return () => {
      isCurrent = false
    }
  }, [loaded])
  if (!isDeferred(loaded)) return loaded
  return arrived?.loaded === loaded ? arrived.arrival : null
}

/** Null is what a page without data of its own loads, such as a guest's cart. */
export function isDeferred<Data extends object>(
  loaded: LoadResult<Data> | Deferred<Data> | null,
): loaded is Deferred<Data> {
  // A page may have data of that name: only a promise is awaited.
  return typeof loaded === 'object' && loaded !== null && 'later' in loaded && loaded.later instanceof Promise
}
