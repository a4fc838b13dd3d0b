import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { offlineCopy } from '#copy/offline.ts'
import { toast } from '#web/kit/toast/toast-store.ts'
import { decideLoad } from './decide-load.ts'

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
  const latest = useRef({ target, here, navigate })
  useEffect(() => {
    latest.current = { target, here, navigate }
  })

  useEffect(() => {
    const { navigation } = window
    if (!navigation) return
    // Once a page's script was missing, the router would wait for it for ever: from then on links load documents.
    let isScriptMissing = false

    function stay() {
      const { here, navigate } = latest.current
      // Ends a move that the router believes to be under way, without asking for any data.
      navigate(here, { replace: true, preventScrollReset: true, defaultShouldRevalidate: false })
      toast({ ...offlineCopy, tone: 'destructive' })
    }

    function hear(event: NavigateEvent) {
      const isMoving = latest.current.target !== ''
      const decision = decideLoad(event, { isOnline: navigator.onLine, isMoving })
      if (decision === 'load') return
      event.preventDefault()
      if (decision === 'stay') return stay()
      isScriptMissing = true
      const { target } = latest.current
      fetch('/healthz', { cache: 'no-store' }).then(() => {
        // The shop is there, so the script is of an earlier release or was lost on the way: as a document the page comes.
        if (target) window.location.assign(target)
      }, stay)
    }

    function passToBrowser(event: MouseEvent) {
      if (isScriptMissing && (event.target as Element).closest('a[href]')) event.stopImmediatePropagation()
    }

    navigation.addEventListener('navigate', hear)
    window.addEventListener('click', passToBrowser, true)
    return () => {
      navigation.removeEventListener('navigate', hear)
      window.removeEventListener('click', passToBrowser, true)
    }
  }, [])
}
