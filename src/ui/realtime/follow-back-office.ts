import {
  BACK_OFFICE_PATH,
  type BackOfficeCounts,
  backOfficeEvents,
} from '#platform/http/realtime/back-office-channel.ts'
import { followChannel } from './follow-channel.ts'
import { realBrowser } from './real-browser.ts'

/** Fingers that rest this long are not about to press what would move. */
const QUIET_MS = 700

const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'] as const

/**
 * News for an open page of the back office: the menu's numbers at once, and that orders or notices are other than on
 * the page when the owner is not in the middle of something.
 */
export function followBackOffice(
  /** Says whether they are other than those that came with the page. */
  onCounts: (counts: BackOfficeCounts) => boolean,
  onChange: () => void,
): () => void {
  const quiet = createQuietRunner(onChange)
  const stop = followChannel(
    {
      path: BACK_OFFICE_PATH,
      events: {
        // Something happened between the page and this connection.
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

/**
 * Runs what was asked for last once nobody is in the middle of something: no dialog is open, and neither finger nor
 * key has moved for a moment.
 */
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
