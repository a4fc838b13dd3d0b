import { useEffect, useState } from 'react'
import { isRouteErrorResponse, useNavigation } from 'react-router'
import { failedMoves } from '#ui/failures/failed-moves.ts'
import { reloadPage } from './reload-page.ts'

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
 * The data itself if it comes soon, else the promise of it; a failure that comes soon is thrown. Back and forward wait: on
 * skeletons, which are shorter, the place on the page where somebody was could not be found again.
 */
export async function deferIfSlow<Data extends object>(
  coming: Promise<Data>,
): Promise<Data | Deferred<Data>> {
  if (traversal.isUnderWay) return coming
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<Deferred<Data>>((resolve) => {
    timer = setTimeout(() => resolve({ later: arrivalOf(coming) }), SKELETON_DELAY_MS)
  })
  return Promise.race([coming, timeout]).finally(() => clearTimeout(timer))
}

const arrivalOf = <Data>(coming: Promise<Data>): Promise<LoadResult<Data>> =>
  coming.catch((error) => {
    if (isForRouter(error)) throw error
    return 'failed'
  })

/** A thrown answer: the guard's, a redirect, or that nothing is there. */
const isForRouter = (error: unknown) =>
  error instanceof Response || (isRouteErrorResponse(error) && error.status === 404)

/**
 * Says what came, until it is called off. A redirect or a 404 comes too late for the router, which has shown the page
 * already: loaded as a document it is led on, or not found, like any other.
 */
export function whenArrived<Data extends object>(
  { later }: Deferred<Data>,
  say: (arrival: LoadResult<Data>) => void,
  loadDocument = reloadPage,
): () => void {
  let isWanted = true
  later.then(
    (arrival) => isWanted && say(arrival),
    () => isWanted && loadDocument(),
  )
  return () => {
    isWanted = false
  }
}

/** Null while the data are on their way, and while the visitor is led back because they did not come. */
export function useLoadResult<Data extends object>(loaded: Data | Deferred<Data>): Data | null {
  const [arrived, setArrived] = useState<{ loaded: object; arrival: LoadResult<Data> } | null>(null)
  const [lost, setLost] = useState<object | null>(null)
  const arrival = arrived?.loaded === loaded ? arrived.arrival : null
  const isIdle = useNavigation().state === 'idle'
  useEffect(() => {
    if (isDeferred(loaded)) return whenArrived(loaded, (arrival) => setArrived({ loaded, arrival }))
  }, [loaded])
  useEffect(() => {
    if (arrival === 'failed' && isIdle && !failedMoves()?.goBack()) setLost(loaded)
  }, [arrival, isIdle, loaded])
  if (lost === loaded) throw new Error('the data of this page did not come')
  if (!isDeferred(loaded)) return loaded
  return arrival === 'failed' ? null : arrival
}

/** Null is what a page without data of its own loads, such as a guest's cart. */
export function isDeferred<Data extends object>(
  loaded: Data | Deferred<Data> | null,
): loaded is Deferred<Data> {
  // A page may have data of that name: only a promise is awaited.
  return typeof loaded === 'object' && loaded !== null && 'later' in loaded && loaded.later instanceof Promise
}
