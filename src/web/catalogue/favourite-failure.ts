// Offered to: wishlist

import { wishlistButtonCopy } from '#copy/product/wishlist-toasts.ts'
import type { ToastMessage } from '#web/kit/toast/toast-store.ts'

/** The server would not, or was not reached: the same to the person who pressed. */
export function favouriteFailure(intent: unknown): ToastMessage {
  const words = intent === 'remove' ? wishlistButtonCopy.removeFailed : wishlistButtonCopy.addFailed
  return { ...words, tone: 'destructive' }
}
