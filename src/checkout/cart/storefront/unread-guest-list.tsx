import type { ReactNode } from 'react'
import { useNonce } from '#ui/seo/json-ld.tsx'

interface UnreadGuestListProps {
  /** Where the browser keeps the list; nothing is there while it is empty. */
  storageKey: string
  onItsWay: ReactNode
  empty: ReactNode
}

/**
 * What the server sends to every guest. Most carts are empty, and for that no React is needed: a line of script looks, before
 * anything is painted, and shows the one or the other.
 */
export function UnreadGuestList({ storageKey, onItsWay, empty }: UnreadGuestListProps) {
  const nonce = useNonce()
  const look = { __html: chooser(storageKey) }
  return (
    <>
      <div suppressHydrationWarning>{onItsWay}</div>
      <div suppressHydrationWarning hidden>
        {empty}
      </div>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own function, of which nothing comes from outside */}
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={look} />
    </>
  )
}

const chooser = (storageKey: string) =>
  import.meta.env.SSR ? `(${showEmptyList})(document.currentScript,${JSON.stringify(storageKey)})` : ''

/** Runs inline in the served page, as its own text: it may use nothing from outside itself. */
function showEmptyList(script: HTMLScriptElement, key: string): void {
  const empty = script.previousElementSibling as HTMLElement
  const onItsWay = empty.previousElementSibling as HTMLElement
  try {
    if (localStorage.getItem(key) !== null) return
  } catch {
    // Storage is closed: then nothing is kept.
  }
  onItsWay.hidden = true
  empty.hidden = false
}
