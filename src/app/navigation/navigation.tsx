import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type DataRouter, useLocation, useMatches, useNavigate, useNavigation } from 'react-router'
import { guardCopy } from '#accounts/session/copy/guard.ts'
import { pathTo } from '#addresses.ts'
import { isDeferred, traversal } from '#ui/browser/defer-if-slow.ts'
import { handleFailedMoves } from '#ui/failures/failed-moves.ts'
import { Spinner } from '#ui/feedback/spinner.tsx'
import { KeepAddress } from './keep-address.ts'
import { LoadGuard } from './load-guard.ts'

/** Shorter waits are not noticeable. */
const SKELETON_DELAY_MS = 150

export function Navigation() {
  const navigation = useNavigation()
  const isMoving = navigation.state !== 'idle'
  const isWaiting = useIsLong(useIsArriving() || isMoving)
  const title = useArrivalFocus()
  useStayWhileOffline()
  useEffect(keepAddress, [])
  useBusyPage(isMoving)
  useEffect(trackTraversals, [])
  return (
    <>
      {isWaiting && <div className="progress" aria-hidden="true" />}
      {isWaiting && isEntering(navigation.location?.pathname) && (
        <div className="guard-check">
          <Spinner label={guardCopy.checking} large />
          <p aria-hidden="true">{guardCopy.checking}</p>
        </div>
      )}
      <p className="sr" role="status">
        {title}
      </p>
    </>
  )
}

function isEntering(target: string | undefined): boolean {
  const isInside = document.querySelector('.admin') !== null
  return Boolean(target?.startsWith(pathTo('admin'))) && !isInside
}

function useIsArriving(): boolean {
  const pageData = useMatches().at(-1)?.loaderData as object | undefined
  const [arrivedData, setArrivedData] = useState<object | undefined>()
  useEffect(() => {
    if (!pageData || !isDeferred(pageData)) return
    let isCurrent = true
    const note = () => isCurrent && setArrivedData(pageData)
    pageData.later.then(note, note)
    return () => {
      isCurrent = false
    }
  }, [pageData])
  return pageData !== undefined && isDeferred(pageData) && arrivedData !== pageData
}

function useIsLong(isGoingOn: boolean): boolean {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    if (!isGoingOn) return
    const timer = setTimeout(setLong, SKELETON_DELAY_MS, true)
    return () => {
      clearTimeout(timer)
      setLong(false)
    }
  }, [isGoingOn])
  return isGoingOn && isLong
}

function useBusyPage(isMoving: boolean): void {
  useEffect(() => {
    const page = document.getElementById('conteudo')
    if (!isMoving || !page) return
    page.setAttribute('aria-busy', 'true')
    return () => page.removeAttribute('aria-busy')
  }, [isMoving])
}

function trackTraversals() {
  function markUnderWay() {
    traversal.isUnderWay = true
    // The router requests the page's data within this task.
    setTimeout(() => {
      traversal.isUnderWay = false
    })
  }
  window.addEventListener('popstate', markUnderWay, true)
  return () => window.removeEventListener('popstate', markUnderWay, true)
}

/**
 * If a page's script fails, React Router reloads the document. Offline this shows the browser's error
 * page, so block it.
 */
function useStayWhileOffline(): void {
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  const nextLocation = useNavigation().location
  const target = nextLocation ? nextLocation.pathname + nextLocation.search : ''
  const currentUrl = pathname + search + hash
  const guard = useRef<LoadGuard | null>(null)

  useLayoutEffect(() => {
    if (!window.navigation) return
    const current = new LoadGuard(window.navigation)
    guard.current = current
    return () => current.end()
  }, [])
  useLayoutEffect(() => guard.current?.follow({ target, here: currentUrl, navigate }))
}

function keepAddress() {
  const { __reactRouterDataRouter: router } = window as { __reactRouterDataRouter?: DataRouter }
  if (!router) return
  const moves = new KeepAddress(router)
  const forget = handleFailedMoves(moves)
  return () => {
    forget()
    moves.end()
  }
}

/** Browsers move the focus and announce the title for new documents; client navigation does neither. */
function useArrivalFocus(): string {
  const location = useLocation()
  const [title, setTitle] = useState('')
  const before = useRef<ReturnType<typeof look>>(undefined)

  useEffect(() => {
    const last = before.current
    const now = look(location.pathname)
    before.current = now
    if (!last || location.hash !== '') return
    // A dialog has its own URL, but the page behind it and its heading stay.
    const isNewPage =
      now.pathname !== last.pathname && (now.heading !== last.heading || now.text !== last.text)
    if (isNewPage) setTitle(document.title)
    if (isNewPage || hasLeftList()) focusPage()
  }, [location])

  return title
}

function look(pathname: string) {
  const heading = document.querySelector('#conteudo h1')
  return { pathname, heading, text: heading?.textContent }
}

/** The clicked pagination link may have been removed with its list. */
function hasLeftList(): boolean {
  const { activeElement } = document
  return activeElement === document.body || activeElement?.closest('nav.pages') != null
}

function focusPage(): void {
  const page = document.getElementById('conteudo')
  if (document.activeElement?.matches('#conteudo :is(input, select, textarea), dialog *')) return
  page?.focus({ preventScroll: true })
}
