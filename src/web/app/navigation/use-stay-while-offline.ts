import { useLayoutEffect, useRef } from 'react'
import { type NavigateFunction, useLocation, useNavigate, useNavigation } from 'react-router'
import { offlineCopy } from '#copy/offline.ts'
import { isReloadMeant } from '#web/kit/reload-page.ts'
import { toast } from '#web/kit/toast/toast-store.ts'
import { decideLoad } from './decide-load.ts'

interface Moving {
  /** Empty while the router is not known to be on its way: it tells so a moment after it has begun to load. */
  target: string
  here: string
  navigate: NavigateFunction
}

/**
 * A page whose script cannot be loaded makes React Router load the document anew, which without a line is the browser's own
 * error page; so does a link to a document. Here the page stays and says so, where the browser tells of loads beforehand
 * (Navigation API).
 */
export function useStayWhileOffline(): void {
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  const wanted = useNavigation().location
  const target = wanted ? wanted.pathname + wanted.search : ''
  const here = pathname + search + hash
  const guard = useRef<ReturnType<typeof guardLoads> | null>(null)

  useLayoutEffect(() => {
    if (!window.navigation) return
    guard.current = guardLoads(window.navigation)
    return guard.current.end
  }, [])
  useLayoutEffect(() => guard.current?.follow({ target, here, navigate }))
}

function guardLoads(navigation: Navigation) {
  let moving: Moving | null = null
  // Once a page's script was missing, the router would wait for it for ever: from then on links load documents.
  let isScriptMissing = false
  let comesAsDocument = false

  function stay() {
    // Ends a move that the router believes to be under way, without asking for any data.
    moving?.navigate(moving.here, { replace: true, preventScrollReset: true, defaultShouldRevalidate: false })
    toast({ ...offlineCopy, tone: 'destructive' })
  }

  function hear(event: NavigateEvent) {
    const decision = decideLoad(event, { isOnline: navigator.onLine, isReloadMeant: isReloadMeant() })
    if (decision === 'load') return
    event.preventDefault()
    if (decision === 'stay') return stay()
    isScriptMissing = true
    // The shop is there, so the script is of an earlier release or was lost on the way: as a document the page comes.
    fetch('/healthz', { cache: 'no-store' }).then(() => {
      comesAsDocument = true
      loadTarget()
    }, stay)
  }

  function loadTarget() {
    if (comesAsDocument && moving?.target) window.location.assign(moving.target)
  }

  function passToBrowser(event: MouseEvent) {
    if (isScriptMissing && (event.target as Element).closest('a[href]')) event.stopImmediatePropagation()
  }

  navigation.addEventListener('navigate', hear)
  window.addEventListener('click', passToBrowser, true)
  return {
    follow(next: Moving) {
      moving = next
      loadTarget()
    },
    end() {
      navigation.removeEventListener('navigate', hear)
      window.removeEventListener('click', passToBrowser, true)
    },
  }
}
