import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { LoadGuard } from './load-guard.ts'

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
  const guard = useRef<LoadGuard | null>(null)

  useLayoutEffect(() => {
    if (!window.navigation) return
    const current = new LoadGuard(window.navigation)
    guard.current = current
    return () => current.end()
  }, [])
  useLayoutEffect(() => guard.current?.follow({ target, here, navigate }))
}
