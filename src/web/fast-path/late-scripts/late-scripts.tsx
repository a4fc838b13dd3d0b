import { useEffect } from 'react'
import { Scripts, useMatches } from 'react-router'
import { whenAllPartsAnswer } from './awaits-script.tsx'
import { WaitingScripts } from './waiting-scripts.tsx'

/** The letters written offline: a list for whoever develops, with nothing that should come before its script. */
const AT_ONCE = 'devMail'

/** React Router's scripts, but fetched only when the page has been painted: on a slow line its text and pictures come first. */
export function LateScripts({ nonce }: { nonce: string | undefined }) {
  useEffect(() => {
    const { takeEarlyEvents } = window
    if (!takeEarlyEvents) return
    // From here on nobody gives up waiting for React; what is done goes on being kept until the last part can answer.
    delete window.takeEarlyEvents
    whenAllPartsAnswer(() =>
      import('./replay-early-events.ts')
        .then(({ replayEarlyEvents }) => replayEarlyEvents(takeEarlyEvents()))
        .catch(takeEarlyEvents),
    )
  }, [])
  const isAtOnce = useMatches().some(({ id }) => id === AT_ONCE)
  // Called, not rendered, to get at its elements. It is one component all the same: its hooks become ours.
  const scripts = Scripts({ nonce })
  if (import.meta.env.DEV || isAtOnce || !scripts) return scripts
  if (import.meta.env.SSR) return <WaitingScripts scripts={scripts} nonce={nonce} />
  // As many as the server wrote. The browser keeps what it got; they go when the page is drawn anew.
  return [0, 1, 2].map((key) => (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing; the attribute keeps React from reading what is there
    <script key={key} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  ))
}
