import {
  BACK_OFFICE_PATH,
  type BackOfficeCounts,
  backOfficeEvents,
} from '#platform/http/realtime/back-office-channel.ts'
import { followChannel } from './follow-channel.ts'
import { realBrowser } from './real-browser.ts'

/** After this pause, the owner is unlikely to click something that would move. */
const QUIET_MS = 700

const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'] as const

/** Passes on menu counts at once, and page changes only when the owner is idle. */
export function followBackOffice(
  onCounts: (counts: BackOfficeCounts) => boolean,
  onChange: () => void,
): () => void {
  const quiet = createQuietRunner(onChange)
  const stop = followChannel(
    {
      path: BACK_OFFICE_PATH,
      events: {
        // Something changed between loading the page and connecting.
        [backOfficeEvents.counts]: (counts) => onCounts(counts as BackOfficeCounts) && quiet.ask(),
        [backOfficeEvents.update]: (counts) => {
          onCounts(counts as BackOfficeCounts)
          quiet.ask()
        },
      },
      onMissed: quiet.ask,
    },
    realBrowser,
  )
  return () => {
    stop()
    quiet.stop()
  }
}

function createQuietRunner(run: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let lastTouch = Number.NEGATIVE_INFINITY
  const touched = () => {
    lastTouch = performance.now()
  }
  const attempt = () => {
    timer = undefined
    const isBusy = document.querySelector('dialog[open]') !== null
    const rest = isBusy ? QUIET_MS : lastTouch + QUIET_MS - performance.now()
    if (rest > 0) timer = setTimeout(attempt, rest)
    else run()
  }
  for (const touch of TOUCHES) document.addEventListener(touch, touched, { capture: true, passive: true })
  return {
    ask() {
      timer ??= setTimeout(attempt)
    },
    stop() {
      clearTimeout(timer)
      for (const touch of TOUCHES) document.removeEventListener(touch, touched, { capture: true })
    },
  }
}
