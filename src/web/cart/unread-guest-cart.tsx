import type { ReactNode } from 'react'
import { useNonce } from '../nonce.tsx'
import { CART_KEY } from './guest-store.ts'

/**
 * What the server sends to every guest. Most carts are empty, and for that no React is needed: a line of script looks, before
 * anything is painted, and shows the one or the other.
 */
export function UnreadGuestCart({ onItsWay, empty }: { onItsWay: ReactNode; empty: ReactNode }) {
  const nonce = useNonce()
  return (
    <>
      <div suppressHydrationWarning>{onItsWay}</div>
      <div suppressHydrationWarning hidden>
        {empty}
      </div>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own function, of which nothing comes from outside */}
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: chooser }} />
    </>
  )
}

const chooser = import.meta.env.SSR
  ? `(${showEmptyCart})(document.currentScript,${JSON.stringify(CART_KEY)})`
  : ''

/** Runs inline in the served page, as its own text: it may use nothing from outside itself. */
function showEmptyCart(script: HTMLScriptElement, key: string): void {
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
