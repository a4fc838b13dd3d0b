import { cartFailures, connectionLost } from '#catalogue/products/copy/cart-buttons.ts'
import type { ToastMessage } from '#ui/toast/toast-store.ts'

const titles: Readonly<Record<string, string>> = {
  add: cartFailures.add,
  change: cartFailures.update,
  acknowledge: cartFailures.update,
  remove: cartFailures.remove,
  clear: cartFailures.clear,
}

export const findTitle = (intent: unknown) => titles[String(intent)] ?? cartFailures.update

export function lostChange(intent: string): ToastMessage {
  return { title: findTitle(intent), text: connectionLost }
}
