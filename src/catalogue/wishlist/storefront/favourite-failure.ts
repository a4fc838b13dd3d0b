import { wishlistButtonCopy } from '#catalogue/wishlist/copy/wishlist-toasts.ts'
import type { ToastMessage } from '#ui/toast/toast-store.ts'

/** The server would not, or was not reached: the same to the person who pressed. */
export function favouriteFailure(intent: unknown): ToastMessage {
  const words = intent === 'remove' ? wishlistButtonCopy.removeFailed : wishlistButtonCopy.addFailed
  return { ...words, tone: 'destructive' }
}
