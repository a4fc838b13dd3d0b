import { useEffect, useState } from 'react'
import { isRouteErrorResponse, useNavigation } from 'react-router'
import { failedMoves } from '#ui/failures/failed-moves.ts'
import { reloadPage } from './reload-page.ts'

export type LoadResult<Data> = Data | 'failed'

export interface Deferred<Data> {
  later: Promise<LoadResult<Data>>
}

const SKELETON_DELAY_MS = 150

export const traversal = { isUnderWay: false }

/**
 * Returns fast data directly and slow data as a promise. Back and forward always wait: skeletons are too
 * short to restore the scroll position.
 */
export async function deferIfSlow<Data extends object>(
  coming: Promise<Data>,
): Promise<Data | Deferred<Data>> {
  if (traversal.isUnderWay) return coming
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<Deferred<Data>>((resolve) => {
    timer = setTimeout(() => resolve({ later: settleLoad(coming) }), SKELETON_DELAY_MS)
  })
  return Promise.race([coming, timeout]).finally(() => clearTimeout(timer))
}

const settleLoad = <Data>(coming: Promise<Data>): Promise<LoadResult<Data>> =>
  coming.catch((error) => {
    if (isForRouter(error)) throw error
    return 'failed'
  })

const isForRouter = (error: unknown) =>
  error instanceof Response || (isRouteErrorResponse(error) && error.status === 404)

/** The router has already shown the page, so a late redirect or 404 needs a document load. */
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

/** Null while loading, and while a failed load returns to the previous page. */
export function useLoadResult<Data extends object>(data: Data | Deferred<Data>): Data | null {
  const [latestArrival, setLatestArrival] = useState<{ loaded: object; arrival: LoadResult<Data> } | null>(
    null,
  )
  const [failedData, setFailedData] = useState<object | null>(null)
  const arrival = latestArrival?.loaded === data ? latestArrival.arrival : null
  const isIdle = useNavigation().state === 'idle'
  useEffect(() => {
    if (isDeferred(data)) return whenArrived(data, (arrival) => setLatestArrival({ loaded: data, arrival }))
  }, [data])
  useEffect(() => {
    if (arrival === 'failed' && isIdle && !failedMoves()?.goBack()) setFailedData(data)
  }, [arrival, isIdle, data])
  if (failedData === data) throw new Error('the data of this page did not come')
  if (!isDeferred(data)) return data
  return arrival === 'failed' ? null : arrival
}

/** Pages without data of their own, such as a guest's cart, load null. */
export function isDeferred<Data extends object>(data: Data | Deferred<Data> | null): data is Deferred<Data> {
  return typeof data === 'object' && data !== null && 'later' in data && data.later instanceof Promise
}
