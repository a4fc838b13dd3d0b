import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { uiCopy } from '#copy/shop/ui.ts'
import { classNames } from '#web/kit/browser/class-names.ts'
import { Icon } from '#web/kit/elements/icon.tsx'
import { IconButton } from '#web/kit/elements/icon-button.tsx'
import {
  dismissToast,
  holdToast,
  isSpoken,
  markSpoken,
  releaseToast,
  type VisibleToast,
} from './visible-toasts.ts'

/** Long enough that a screen reader has taken the words, also when a dialog closes at the same moment. */
const TAKEN_AFTER_MS = 1000

export function ToastCard({ message }: { message: VisibleToast }) {
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
          <Icon name={destructive ? 'alert' : 'check-circle'} />
          <div>
            <b>{message.title}</b>
            {message.about && <p className="toast__about">{message.about}</p>}
            {message.text && <p>{message.text}</p>}
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
