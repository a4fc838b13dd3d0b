import { useEffect, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { Link, useLocation } from 'react-router'
import { classNames } from '#ui/browser/class-names.ts'
import { uiCopy } from '#ui/copy/ui.ts'
import { Icon } from '#ui/elements/icon.tsx'
import { IconButton } from '#ui/elements/icon-button.tsx'
import { Unbroken } from '#ui/elements/unbroken.tsx'
import { subscribeToModalLayers, topmostModal } from '#ui/overlays/modal-layers.ts'
import {
  dismissToast,
  holdToast,
  isSpoken,
  markSpoken,
  releaseToast,
  subscribeToToasts,
  type VisibleToast,
  visibleToasts,
} from './visible-toasts.ts'

/** Long enough for screen readers to capture the text, even when a dialog closes at the same moment. */
const TAKEN_AFTER_MS = 1000
/** A touch becomes a click shortly after the finger lifts. */
const CLICK_WITHIN_MS = 100

const noToasts: readonly VisibleToast[] = []

export function ToastRegion() {
  const toasts = useSyncExternalStore(subscribeToToasts, visibleToasts, () => noToasts)
  const modal = useSyncExternalStore(subscribeToModalLayers, topmostModal, () => null)
  const { isLow, isPressed } = usePress()
  const region = (
    <section
      className="toasts"
      aria-label={uiCopy.notices}
      data-pressed={isPressed || undefined}
      data-pressed-low={isLow || undefined}
    >
      {toasts.map((message) => (
        <ToastCard key={message.id} message={message} />
      ))}
    </section>
  )
  return modal ? createPortal(region, modal) : region
}

/**
 * If the last tap was in the lower half of a phone, an error toast must not cover it. A toast that appears between press and
 * release must not take the click.
 */
function usePress() {
  const [isLow, setLow] = useState(false)
  const [isPressed, setPressed] = useState(false)
  useEffect(() => {
    const listening = new AbortController()
    let release: ReturnType<typeof setTimeout> | undefined
    const notePress = ({ target, clientY }: PointerEvent) => {
      if (target instanceof Element && target.closest('.toasts')) return
      clearTimeout(release)
      setLow(clientY > window.innerHeight / 2)
      setPressed(true)
    }
    const noteRelease = () => {
      clearTimeout(release)
      release = setTimeout(setPressed, CLICK_WITHIN_MS, false)
    }
    const options = { capture: true, signal: listening.signal }
    document.addEventListener('pointerdown', notePress, options)
    for (const end of ['pointerup', 'pointercancel']) document.addEventListener(end, noteRelease, options)
    return () => {
      listening.abort()
      clearTimeout(release)
    }
  }, [])
  return { isLow, isPressed }
}

function chooseIcon({ tone, isUncertain }: VisibleToast) {
  if (tone === 'destructive') return 'alert'
  return isUncertain ? 'clock' : 'check-circle'
}

function ToastCard({ message }: { message: VisibleToast }) {
  const { id } = message
  const { pathname } = useLocation()
  const [wasSpoken] = useState(() => isSpoken(id))
  const [hasAnnounced, setAnnounced] = useState(wasSpoken)

  // Screen readers announce changes inside a live region, not a region that is mounted with its text.
  useEffect(() => {
    const frame = requestAnimationFrame(() => setAnnounced(true))
    const timer = setTimeout(markSpoken, TAKEN_AFTER_MS, id)
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [id])

  const destructive = message.tone === 'destructive'
  const live = wasSpoken ? {} : { role: destructive ? 'alert' : 'status', 'aria-atomic': true }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointer and focus only stop the clock
    <div
      {...live}
      onPointerEnter={() => holdToast(id)}
      onPointerLeave={() => releaseToast(id)}
      onFocus={() => holdToast(id)}
      onBlur={() => releaseToast(id)}
    >
      {hasAnnounced && (
        <div className={classNames('toast', destructive && 'toast--destructive')}>
          <Icon name={chooseIcon(message)} />
          <div>
            <b>
              <Unbroken>{message.title}</Unbroken>
            </b>
            {message.about && (
              <p className="toast__about">
                <Unbroken>{message.about}</Unbroken>
              </p>
            )}
            {message.text && (
              <p>
                <Unbroken>{message.text}</Unbroken>
              </p>
            )}
            {message.link && message.link.to !== pathname && (
              <Link className="toast__link" to={message.link.to} onClick={() => dismissToast(id)}>
                {message.link.label}
              </Link>
            )}
          </div>
          <IconButton label={uiCopy.closeNotice} icon="close" iconSize="s" onClick={() => dismissToast(id)} />
        </div>
      )}
    </div>
  )
}
