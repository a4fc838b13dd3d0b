import type { NavigateFunction } from 'react-router'
import { isReloadMeant } from '#ui/browser/reload-page.ts'
import { offlineCopy } from '#ui/copy/offline.ts'
import { toast } from '#ui/toast/toast-store.ts'

type Load = Pick<NavigateEvent, 'navigationType' | 'userInitiated' | 'cancelable' | 'downloadRequest'> & {
  destination: Pick<NavigationDestination, 'sameDocument' | 'url'>
}

interface Move {
  /** Empty until the router reports a navigation, which happens shortly after it starts loading. */
  target: string
  here: string
  navigate: NavigateFunction
}

/** Intercepts document loads and cancels those that would show the browser's error page. */
export class LoadGuard {
  readonly #navigation: Navigation
  #move: Move | null = null
  /**
   * After a script failed to load, the router would wait for it forever, so links load documents from then
   * on.
   */
  #isScriptMissing = false
  #comesAsDocument = false
  /**
   * The router also prefetches scripts, and one click requests several: report once, and only for a
   * navigation.
   */
  #isAsked = false

  constructor(navigation: Navigation) {
    this.#navigation = navigation
    navigation.addEventListener('navigate', this.#onNavigate)
    window.addEventListener('click', this.#onClick, true)
    window.addEventListener('popstate', this.#markRequested, true)
  }

  follow(move: Move): void {
    this.#move = move
    this.#loadTarget()
  }

  end(): void {
    this.#navigation.removeEventListener('navigate', this.#onNavigate)
    window.removeEventListener('click', this.#onClick, true)
    window.removeEventListener('popstate', this.#markRequested, true)
  }

  readonly #onNavigate = (event: NavigateEvent) => {
    const decision = decideLoad(event, { isOnline: navigator.onLine, isReloadMeant: isReloadMeant() })
    if (decision === 'load') return
    event.preventDefault()
    if (decision === 'stay') this.#stay()
    else void this.#findOut()
  }

  async #findOut(): Promise<void> {
    this.#isScriptMissing = true
    try {
      await fetch('/healthz', { cache: 'no-store' })
    } catch {
      if (this.#isAsked) this.#stay()
      return
    }
    // The server is reachable, so the script is from an old release or was lost: load the page as a
    // document.
    this.#comesAsDocument = true
    this.#loadTarget()
  }

  #loadTarget(): void {
    if (this.#comesAsDocument && this.#move?.target) window.location.assign(this.#move.target)
  }

  #stay(): void {
    this.#isAsked = false
    const options = { replace: true, preventScrollReset: true, defaultShouldRevalidate: false }
    if (this.#move) this.#move.navigate(this.#move.here, options)
    toast({ ...offlineCopy, tone: 'destructive' })
  }

  readonly #markRequested = () => {
    this.#isAsked = true
  }

  readonly #onClick = (event: MouseEvent) => {
    this.#markRequested()
    if (this.#isScriptMissing && (event.target as Element).closest('a[href]'))
      event.stopImmediatePropagation()
  }
}

export function decideLoad(
  { destination, navigationType, userInitiated, cancelable, downloadRequest }: Load,
  { isOnline, isReloadMeant }: { isOnline: boolean; isReloadMeant: boolean },
  origin = window.location.origin,
): 'load' | 'stay' | 'find-out' {
  const isOurs = new URL(destination.url).origin === origin
  if (destination.sameDocument || !isOurs || !cancelable || downloadRequest !== null) return 'load'
  if (navigationType === 'reload') return userInitiated || isReloadMeant ? 'load' : 'find-out'
  return isOnline ? 'load' : 'stay'
}
