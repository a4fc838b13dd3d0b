import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type DataRouter, useLocation, useMatches, useNavigate, useNavigation } from 'react-router'
import { guardCopy } from '#accounts/session/copy/guard.ts'
import { pathTo } from '#addresses.ts'
import { isDeferred, traversal } from '#ui/browser/defer-if-slow.ts'
import { handleFailedMoves } from '#ui/failures/failed-moves.ts'
import { Spinner } from '#ui/feedback/spinner.tsx'
import { KeepAddress } from './keep-address.ts'
import { LoadGuard } from './load-guard.ts'

/** Below this a visitor feels no wait. */
const SKELETON_DELAY_MS = 150

/** What accompanies every move from page to page. */
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

/** Into the back office, from outside or from the guard that refused it. */
function isEntering(target: string | undefined): boolean {
  const isInside = document.querySelector('.admin') !== null
  return Boolean(target?.startsWith(pathTo('admin'))) && !isInside
}

/** A page with skeletons is there before its data. */
function useIsArriving(): boolean {
  const loaded = useMatches().at(-1)?.loaderData as object | undefined
  const [arrived, setArrived] = useState<object | undefined>()
  useEffect(() => {
    if (!loaded || !isDeferred(loaded)) return
    let isCurrent = true
    const note = () => isCurrent && setArrived(loaded)
    loaded.later.then(note, note)
    return () => {
      isCurrent = false
    }
  }, [loaded])
  return loaded !== undefined && isDeferred(loaded) && arrived !== loaded
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
    // The router asks for the page's data within this task.
    setTimeout(() => {
      traversal.isUnderWay = false
    })
  }
  window.addEventListener('popstate', markUnderWay, true)
  return () => window.removeEventListener('popstate', markUnderWay, true)
}

/**
 * A page whose script cannot be loaded makes React Router load the document anew, which without a connection is the
 * browser's own error page; so does a link to a document.
 */
function useStayWhileOffline(): void {
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

/** A browser puts the focus of a new document at its start and reads its title; moving by script does neither. */
function useArrivalFocus(): string {
  const location = useLocation()
  const [title, setTitle] = useState('')
  const before = useRef<ReturnType<typeof look>>(undefined)

  useEffect(() => {
    const last = before.current
    const now = look(location.pathname)
    before.current = now
    if (!last || location.hash !== '') return
    // A dialog over a page has an address of its own; the page behind it stays, and its heading with it.
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

/** The link to another page of a list was pressed, and perhaps went with its list. */
function hasLeftList(): boolean {
  const { activeElement } = document
  return activeElement === document.body || activeElement?.closest('nav.pages') != null
}

function focusPage(): void {
  const page = document.getElementById('conteudo')
  // A page that wants a field or a dialog to have the focus has given it already.
  if (document.activeElement?.matches('#conteudo :is(input, select, textarea), dialog *')) return
  page?.focus({ preventScroll: true })
}
