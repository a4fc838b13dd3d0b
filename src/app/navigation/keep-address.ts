import {
  type DataRouter,
  type DataStrategyResult,
  isRouteErrorResponse,
  type Path,
  type RouterState,
} from 'react-router'
import { isDeferred } from '#ui/browser/defer-if-slow.ts'
import { offlineCopy, unansweredCopy } from '#ui/copy/offline.ts'
import { announceStay, type FailedMoves } from '#ui/failures/failed-moves.ts'
import { failureSentence, type PageSentence } from '#ui/failures/page-failure.tsx'
import { toast } from '#ui/toast/toast-store.ts'

interface Trail {
  position(): number | undefined
  go(delta: number): void
}

type Visit = Pick<RouterState, 'location' | 'matches' | 'loaderData' | 'errors'> & {
  position: number | undefined
}

const browserTrail: Trail = {
  position: () => (window.history.state as { idx?: number } | null)?.idx,
  go: (delta) => window.history.go(delta),
}

/** Keeps the page and its URL if the next page's data fails to load. */
export class KeepAddress implements FailedMoves {
  readonly #router: DataRouter
  readonly #trail: Trail
  readonly #unsubscribe: () => void
  #shown: Visit
  #left: Visit | null = null
  #returningTo: Visit | null = null
  readonly #arrived = new WeakSet<object>()

  constructor(router: DataRouter, trail = browserTrail) {
    this.#router = router
    this.#trail = trail
    this.#shown = { ...router.state, position: trail.position() }
    this.#unsubscribe = router.subscribe((state) => this.#follow(state))
  }

  end(): void {
    this.#unsubscribe()
  }

  stay(url: URL, failure: unknown): boolean {
    const { navigation, location } = this.#router.state
    const target = navigation.location
    // After a form or redirect, staying would look as if nothing had happened.
    const isChosen = target && !target.state?._isRedirect && (navigation.formMethod ?? 'GET') === 'GET'
    if (!isChosen || !isSamePage(target, url)) return false
    // On back or forward, the browser has already changed the URL.
    const isTraversal = navigation.historyAction === 'POP'
    const delta = isTraversal ? this.#deltaTo(this.#shown) : 0
    if (isTraversal && delta === 0) return false
    sayFailure(navigation.matches, isRouteErrorResponse(failure) ? unansweredCopy : offlineCopy)
    if (isTraversal) this.#trail.go(delta)
    else this.#replace(location)
    announceStay()
    return true
  }

  goBack(): boolean {
    const target = this.#left
    if (!target) return false
    sayFailure(this.#router.state.matches, offlineCopy)
    this.#returningTo = target
    const delta = this.#deltaTo(target)
    if (delta < 0) this.#trail.go(delta)
    else this.#replace(target.location)
    return true
  }

  recall(url: URL): Record<string, DataStrategyResult> | null {
    const target = this.#returningTo
    if (!target || !isSamePage(target.location, url)) return null
    const page = target.matches.at(-1)?.route.id
    const routeIds = this.#router.state.matches.map(({ route }) => route.id)
    const missing = Object.entries(target.loaderData).filter(([id]) => id === page || !routeIds.includes(id))
    return Object.fromEntries(missing.map(([id, result]) => [id, { type: 'data', result }]))
  }

  #follow({ location, matches, loaderData, errors }: RouterState): void {
    const isNew = location !== this.#shown.location
    if (isNew) {
      if (location.state?._isRedirect) this.#left = null
      else if (this.#hasArrived(this.#shown)) this.#left = this.#shown
      this.#returningTo = null
    }
    if (loaderData !== this.#shown.loaderData) this.#watch(loaderData)
    const position = isNew ? this.#trail.position() : this.#shown.position
    this.#shown = { location, matches, loaderData, errors, position }
  }

  #watch(loaderData: RouterState['loaderData']): void {
    for (const data of Object.values(loaderData))
      if (isDeferred<object>(data))
        data.later.then(
          (arrival) => arrival !== 'failed' && this.#arrived.add(data),
          () => undefined,
        )
  }

  #hasArrived({ loaderData, errors }: Visit): boolean {
    const isMissing = (data: object | null) => isDeferred(data) && !this.#arrived.has(data)
    return !errors && !Object.values(loaderData).some(isMissing)
  }

  #deltaTo({ position }: Visit): number {
    return (position ?? Number.NaN) - (this.#trail.position() ?? Number.NaN) || 0
  }

  #replace({ pathname, search, hash, state }: Path & { state: unknown }): void {
    const options = { replace: true, preventScrollReset: true, defaultShouldRevalidate: false, state }
    void this.#router.navigate({ pathname, search, hash }, options)
  }
}

const isSamePage = (left: Pick<Path, 'pathname' | 'search'>, right: Pick<Path, 'pathname' | 'search'>) =>
  left.pathname === right.pathname && left.search === right.search

function sayFailure(matches: RouterState['matches'] | undefined, general: PageSentence): void {
  const words = failureSentence(matches?.at(-1)?.route.handle, general)
  toast({ ...words, tone: 'destructive', tried: 'navigation' })
}
