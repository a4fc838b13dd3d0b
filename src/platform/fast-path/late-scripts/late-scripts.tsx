import { createContext, createElement, use, useLayoutEffect } from 'react'
import { Scripts, useMatches } from 'react-router'
import { AWAITS_SCRIPT } from './awaits-mark.ts'
import type { EarlyEvent } from './start-after-paint.ts'
import { separateScripts, WaitingScripts } from './waiting-scripts.tsx'

/** Route of the offline mail list, a developer page that does not need late scripts. */
const AT_ONCE = 'devMail'

export const LateScriptsContext = createContext(true)

/**
 * React Router's scripts, fetched only after first paint, so that text and images load first (decision
 * 10 has measurements).
 */
export function LateScripts({ nonce }: { nonce: string | undefined }) {
  // A layout effect runs before paint. Otherwise, a change made between hydration and the effect would be
  // both handled and replayed.
  useLayoutEffect(replayWhenAnswering, [])
  const isAtOnce = useMatches().some(({ id }) => id === AT_ONCE)
  const isAllowed = use(LateScriptsContext)
  // Called as a function to get its elements. Its hooks become this component's hooks.
  const scripts = isCallable(Scripts) ? Scripts({ nonce }) : createElement(Scripts, { nonce })
  if (import.meta.env.DEV || isAtOnce) return scripts
  if (!import.meta.env.SSR) return wereLate ? <ScriptsAsServed /> : scripts
  const separated = isAllowed ? separateScripts(scripts) : null
  return separated ? <WaitingScripts scripts={separated} nonce={nonce} /> : scripts
}

const isCallable = (component: unknown) => typeof component === 'function'

/** Read from the document, because another server version may have rendered it with different script tags. */
const wereLate = !import.meta.env.SSR && document.querySelector('script[data-modules]') !== null

/** Placeholders for the server's script elements; hydration keeps the originals. */
function ScriptsAsServed() {
  return [0, 1, 2].map((key) => (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing; the attribute keeps React from reading what is there
    <script key={key} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  ))
}

function releaseButtons(presses: readonly EarlyEvent[]): void {
  for (const [event] of presses) (event as SubmitEvent).submitter?.removeAttribute('aria-busy')
}

function replayWhenAnswering(): void {
  const { takeEarlyEvents } = window
  if (!takeEarlyEvents) return
  // From here on the fallback timer must not run; events are still recorded until the last part is
  // hydrated.
  delete window.takeEarlyEvents
  const since = performance.now()
  // A `change` event of a select can trigger hydration, and the browser then delivers it to React itself.
  const listsSince = window.event?.timeStamp ?? since
  const hosts = [...document.querySelectorAll(`[${AWAITS_SCRIPT}]`)].map((mark) => mark.parentElement)
  import('./replay-early-events.ts')
    .then(({ replayWhenAllPartsAnswer }) =>
      replayWhenAllPartsAnswer({ takeEarlyEvents, since, listsSince, waiting: hosts }),
    )
    .catch(() => releaseButtons(takeEarlyEvents()))
}
