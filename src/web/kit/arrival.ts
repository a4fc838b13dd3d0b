import { useEffect, useState } from 'react'

/** What a load in the browser comes to: its data, or that it did not come. */
export type Arrival<Data> = Data | 'failed'

/** On its way: the page is shown with skeletons meanwhile. */
export interface Later<Data> {
  later: Promise<Arrival<Data>>
}

/** Below this a visitor feels no wait, and skeletons would only flash. */
const PATIENCE_MS = 150

/** Whether the browser is going back or forward just now; told by who listens to it. */
export const traversal = { isUnderWay: false }

/**
 * The data itself if it comes soon, else the promise of it. Back and forward wait for it: on skeletons, which are shorter,
 * the place on the page where somebody was could not be found again.
 */
export async function soonOrLater<Data extends object>(
  coming: Promise<Data>,
): Promise<Arrival<Data> | Later<Data>> {
  // A thrown answer (the guard's, a redirect) is the router's business.
  const arrival = coming.catch((error): Arrival<Data> => {
    if (error instanceof Response) throw error
    return 'failed'
  })
  if (traversal.isUnderWay) return arrival
  let timer: ReturnType<typeof setTimeout> | undefined
  const patience = new Promise<Later<Data>>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, { later: arrival })
  })
  return Promise.race([arrival, patience]).finally(() => clearTimeout(timer))
}

/** Null while the data are on their way. */
export function useArrival<Data extends object>(loaded: Arrival<Data> | Later<Data>): Arrival<Data> | null {
  const [arrived, setArrived] = useState<{ loaded: Later<Data>; arrival: Arrival<Data> } | null>(null)
  useEffect(() => {
    if (!isLater(loaded)) return
    let isCurrent = true
    const keep = (arrival: Arrival<Data>) => {
      if (isCurrent) setArrived({ loaded, arrival })
    }
    loaded.later.then(keep, () => keep('failed'))
    return () => {
      isCurrent = false
    }
  }, [loaded])
  if (!isLater(loaded)) return loaded
  return arrived?.loaded === loaded ? arrived.arrival : null
}

/** Null is what a page without data of its own loads, such as a guest's cart. */
export function isLater<Data extends object>(
  loaded: Arrival<Data> | Later<Data> | null,
): loaded is Later<Data> {
  return typeof loaded === 'object' && loaded !== null && 'later' in loaded
}
