import { useEffect, useRef, useState } from 'react'
import { uiCopy } from '#copy/ui.ts'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon.tsx'
import { IconButton } from '../icon-button.tsx'
import type { QueuedToast } from './toast-store.ts'

const DEFAULT_DURATION = 5000

interface ToastCardProps {
  message: QueuedToast
  onDismiss: () => void
}

export function ToastCard({ message, onDismiss }: ToastCardProps) {
  const [announced, setAnnounced] = useState(false)
  const [paused, setPaused] = useState(false)
  useDismissAfter(message.duration ?? DEFAULT_DURATION, paused, onDismiss)

  // Screen readers speak what changes inside a live region; a region that arrives together with its words stays silent.
  useEffect(() => {
    const frame = requestAnimationFrame(() => setAnnounced(true))
    return () => cancelAnimationFrame(frame)
  }, [])

  const destructive = message.tone === 'destructive'
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointer and focus only stop the clock
    <div
      role={destructive ? 'alert' : 'status'}
      aria-atomic="true"
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      {announced && (
        <div className={classNames('toast', destructive && 'toast--destructive')}>
          <Icon name={destructive ? 'alert' : 'check-circle'} />
          <div>
            <b>{message.title}</b>
            {message.text && <p>{message.text}</p>}
          </div>
          <IconButton label={uiCopy.closeNotice} icon="close" iconSize="s" onClick={onDismiss} />
        </div>
      )}
    </div>
  )
}

/** Counts down only while nobody is reading it with pointer or focus, and while the tab is in front. */
function useDismissAfter(duration: number, paused: boolean, onDismiss: () => void): void {
  const remaining = useRef(duration)
  const dismiss = useRef(onDismiss)
  useEffect(() => {
    dismiss.current = onDismiss
  })
  useEffect(() => {
    if (paused) return
    let timer: number | undefined
    let startedAt = 0
    const stop = () => {
      if (timer === undefined) return
      clearTimeout(timer)
      timer = undefined
      remaining.current -= performance.now() - startedAt
    }
    const start = () => {
      startedAt = performance.now()
      timer = window.setTimeout(() => dismiss.current(), Math.max(remaining.current, 500))
    }
    const followTab = () => (document.hidden ? stop() : timer === undefined && start())
    if (!document.hidden) start()
    document.addEventListener('visibilitychange', followTab)
    return () => {
      stop()
      document.removeEventListener('visibilitychange', followTab)
    }
  }, [paused])
}
