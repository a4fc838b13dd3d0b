import { createContext, createElement, use, useLayoutEffect } from 'react'
import { Scripts, useMatches } from 'react-router'
import { AWAITS_SCRIPT } from './awaits-mark.ts'
import type { EarlyEvent } from './start-after-paint.ts'
import { separateScripts, WaitingScripts } from './waiting-scripts.tsx'

/** The e-mails written offline: a list for whoever develops, with nothing that should come before its script. */
const AT_ONCE = 'devMail'

/** Whether the server may write scripts that wait: FAST_PATH. */
export const LateScriptsContext = createContext(true)

/**
 * React Router's scripts, but fetched only when the page has been painted: on a slow connection its text and images come
 * first (decision 0012 has the figures).
 */
export function LateScripts({ nonce }: { nonce: string | undefined }) {
  // As soon as React answers: between that and an effect after paint, a change would be answered and kept.
  useLayoutEffect(replayWhenAnswering, [])
  const isAtOnce = useMatches().some(({ id }) => id === AT_ONCE)
  const isAllowed = use(LateScriptsContext)
  // Called, not rendered, to get at its elements. It is one component all the same: its hooks become ours.
  const scripts = isCallable(Scripts) ? Scripts({ nonce }) : createElement(Scripts, { nonce })
  if (import.meta.env.DEV || isAtOnce) return scripts
  if (!import.meta.env.SSR) return wereLate ? <ScriptsAsServed /> : scripts
  const separated = isAllowed ? separateScripts(scripts) : null
  return separated ? <WaitingScripts scripts={separated} nonce={nonce} /> : scripts
}

const isCallable = (component: unknown) => typeof component === 'function'

/** Told by the page itself, which may come from a server that serves its scripts in another way. */
const wereLate = !import.meta.env.SSR && document.querySelector('script[data-modules]') !== null

/** As many as the server wrote. The browser keeps what it got; they go when the page is drawn anew. */
function ScriptsAsServed() {
  return [0, 1, 2].map((key) => (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing; the attribute keeps React from reading what is there
    <script key={key} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  ))
}

/** What cannot be done again can be pressed again. */
function releaseButtons(presses: readonly EarlyEvent[]): void {
  for (const [event] of presses) (event as SubmitEvent).submitter?.removeAttribute('aria-busy')
}

function replayWhenAnswering(): void {
  const { takeEarlyEvents } = window
  if (!takeEarlyEvents) return
  // From here on nobody gives up waiting for React; what is done goes on being kept until the last part can answer.
  delete window.takeEarlyEvents
  const since = performance.now()
  // A choice in a list can itself make React take over; the browser tells React of it right afterwards.
  const listsSince = window.event?.timeStamp ?? since
  const waiting = [...document.querySelectorAll(`[${AWAITS_SCRIPT}]`)].map((mark) => mark.parentElement)
  import('./replay-early-events.ts')
    .then(({ replayWhenAllPartsAnswer }) =>
      replayWhenAllPartsAnswer({ takeEarlyEvents, since, listsSince, waiting }),
    )
    .catch(() => releaseButtons(takeEarlyEvents()))
}
