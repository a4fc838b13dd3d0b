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

/** Long enough that a screen reader has taken the words, also when a dialog closes at the same moment. */
const TAKEN_AFTER_MS = 1000

const none: readonly VisibleToast[] = []

/** Shows the toasts of this browser. Once, beside the page; `toast()` reaches it from anywhere. */
export function ToastRegion() {
  const toasts = useSyncExternalStore(subscribeToToasts, visibleToasts, () => none)
  const modal = useSyncExternalStore(subscribeToModalLayers, topmostModal, () => null)
  const isPressedLow = usePressedLow()
  const region = (
    <section className="toasts" aria-label={uiCopy.notices} data-pressed-low={isPressedLow || undefined}>
      {toasts.map((message) => (
        <ToastCard key={message.id} message={message} />
      ))}
    </section>
  )
  return modal ? createPortal(region, modal) : region
}

/** Whether the last press was in the lower half of the screen: on a phone an error must not cover what is pressed again. */
function usePressedLow(): boolean {
  const [isLow, setLow] = useState(false)
  useEffect(() => {
    const notePress = ({ target, clientY }: PointerEvent) => {
      const isOnToast = target instanceof Element && target.closest('.toasts')
      if (!isOnToast) setLow(clientY > window.innerHeight / 2)
    }
    document.addEventListener('pointerdown', notePress, true)
    return () => document.removeEventListener('pointerdown', notePress, true)
  }, [])
  return isLow
}

function iconOf({ tone, isUncertain }: VisibleToast) {
  if (tone === 'destructive') return 'alert'
  return isUncertain ? 'clock' : 'check-circle'
}

function ToastCard({ message }: { message: VisibleToast }) {
  const { id } = message
  const { pathname } = useLocation()
  const [wasSpoken] = useState(() => isSpoken(id))
  const [announced, setAnnounced] = useState(wasSpoken)

  // Screen readers speak what changes inside a live region; a region that arrives together with its words stays silent.
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
      {announced && (
        <div className={classNames('toast', destructive && 'toast--destructive')}>
          <Icon name={iconOf(message)} />
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
            {/* The page that it leads to needs no way there. */}
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
