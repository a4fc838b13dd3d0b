import { useEffect, useState } from 'react'
import { useMatches, useNavigation } from 'react-router'
import { pathTo } from '#addresses.ts'
import { guardCopy } from '#copy/account/guard.ts'
import { isDeferred, traversal } from '#web/kit/browser/defer-if-slow.ts'
import { Spinner } from '#web/kit/feedback/spinner.tsx'
import { useArrivalFocus } from './use-arrival-focus.ts'
import { useStayWhileOffline } from './use-stay-while-offline.ts'

/** Below this a visitor feels no wait. */
const SKELETON_DELAY_MS = 150

/** What accompanies every move from page to page. */
export function MovingAbout() {
  const navigation = useNavigation()
  const isMoving = navigation.state !== 'idle'
  const isWaiting = useIsLong(useIsArriving() || isMoving)
  const title = useArrivalFocus()
  useStayWhileOffline()
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
