import type { ReactNode } from 'react'
import { useNonce } from '#ui/seo/json-ld.tsx'

interface UnreadGuestListProps {
  storageKey: string
  onItsWay: ReactNode
  empty: ReactNode
}

/** Most guest carts are empty, so an inline script picks the right view before first paint, without React. */
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

/** Serialised into the page as inline script, so it must not use anything from the outer scope. */
function showEmptyList(script: HTMLScriptElement, key: string): void {
  const empty = script.previousElementSibling as HTMLElement
  const onItsWay = empty.previousElementSibling as HTMLElement
  try {
    if (localStorage.getItem(key) !== null) return
  } catch {}
  onItsWay.hidden = true
  empty.hidden = false
}
