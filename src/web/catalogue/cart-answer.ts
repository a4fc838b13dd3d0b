import { type CartRefusal, cartFailures, cartRefusalText, connectionLost } from '#copy/cart-refusals.ts'
import type { ToastMessage } from '#web/kit/toast/toast-store.ts'

/** What the browser shows: a toast, or nothing where the page itself already tells. */
export interface CartAnswer {
  ok: boolean
  toast: ToastMessage | null
}

const titles: Readonly<Record<string, string>> = {
  add: cartFailures.add,
  change: cartFailures.update,
  acknowledge: cartFailures.update,
  remove: cartFailures.remove,
  clear: cartFailures.clear,
}

const titleOf = (intent: unknown) => titles[String(intent)] ?? cartFailures.update

/** The server would not: its reason under the title of what was tried. */
export function refusedChange(intent: unknown, refusal: CartRefusal): CartAnswer {
  return {
    ok: false,
    toast: { title: titleOf(intent), text: cartRefusalText(refusal), tone: 'destructive' },
  }
}

/** The request never came back. */
export function lostChange(intent: string): ToastMessage {
  return { title: titleOf(intent), text: connectionLost }
}
