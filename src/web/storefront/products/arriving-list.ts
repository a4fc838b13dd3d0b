import { useEffect, useState } from 'react'
import type { listActiveCategories } from '#shop/catalogue/list-active-categories.ts'
import type { ProductPage } from '#shop/catalogue/list-products.ts'

export interface ListData {
  list: ProductPage
  categories: Awaited<ReturnType<typeof listActiveCategories>>
}

/** What a load in the browser comes to: the list, or that it did not come. */
export type Arrival = ListData | 'failed'

/** On its way: the page is shown with skeletons meanwhile. */
export interface Later {
  later: Promise<Arrival>
}

/** Below this a visitor feels no wait, and skeletons would only flash. */
const PATIENCE_MS = 150

/** The list itself if it comes soon, else the promise of it. */
export async function soonOrLater(coming: Promise<ListData>): Promise<Arrival | Later> {
  // A thrown answer (the guard's, a redirect) is the router's business.
  const arrival = coming.catch((error): Arrival => {
    if (error instanceof Response) throw error
    return 'failed'
  })
  let timer: ReturnType<typeof setTimeout> | undefined
  const patience = new Promise<Later>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, { later: arrival })
  })
  return Promise.race([arrival, patience]).finally(() => clearTimeout(timer))
}

/** Null while the list is on its way. */
export function useArrival(loaded: Arrival | Later): Arrival | null {
  const [arrived, setArrived] = useState<{ loaded: Later; arrival: Arrival } | null>(null)
  useEffect(() => {
    if (!isLater(loaded)) return
    let isCurrent = true
    const keep = (arrival: Arrival) => {
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

export function isLater(loaded: Arrival | Later): loaded is Later {
  return typeof loaded === 'object' && 'later' in loaded
}
