import type { NavigateFunction } from 'react-router'
import { isReloadMeant } from '#ui/browser/reload-page.ts'
import { offlineCopy } from '#ui/copy/offline.ts'
import { toast } from '#ui/toast/toast-store.ts'

type Load = Pick<NavigateEvent, 'navigationType' | 'userInitiated' | 'cancelable' | 'downloadRequest'> & {
  destination: Pick<NavigationDestination, 'sameDocument' | 'url'>
}

interface Move {
  /** Empty while the router is not known to be on its way: it tells so a moment after it has begun to load. */
  target: string
  here: string
  navigate: NavigateFunction
}

/** Hears of every load of a document beforehand, and calls those off that would lead to the browser's own error page. */
export class LoadGuard {
  readonly #navigation: Navigation
  #move: Move | null = null
  /** Once a page's script was missing, the router would wait for it for ever: from then on links load documents. */
  #isScriptMissing = false
  #comesAsDocument = false
  /** The router also fetches scripts ahead of a press, and one press asks for several: it is told once, and only who asked. */
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
    // The shop is there, so the script is of an earlier release or was lost on the way: as a document the page comes.
    this.#comesAsDocument = true
    this.#loadTarget()
  }

  #loadTarget(): void {
    if (this.#comesAsDocument && this.#move?.target) window.location.assign(this.#move.target)
  }

  #stay(): void {
    this.#isAsked = false
    // Ends a move that the router believes to be under way, without asking for any data.
    const how = { replace: true, preventScrollReset: true, defaultShouldRevalidate: false }
    if (this.#move) this.#move.navigate(this.#move.here, how)
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

/**
 * What to do when the browser is about to load a document: let it, stay on the page because there is no line, or find
 * out whether there is one.
 */
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
