/** Fingers that rest this long are not about to press what would move. */
const QUIET_MS = 700
const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'] as const

/**
 * Runs what was asked for last once nobody is in the middle of something: no dialog is open, and neither finger nor key has
 * moved for a moment. A page must not change under the finger that is about to press it.
 */
export function createQuietRunner(run: () => void) {
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
