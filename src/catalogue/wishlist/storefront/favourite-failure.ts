import { wishlistButtonCopy } from '#catalogue/wishlist/copy/wishlist-toasts.ts'
import type { ToastMessage } from '#ui/toast/toast-store.ts'

export function favouriteFailure(intent: unknown): ToastMessage {
  const words = intent === 'remove' ? wishlistButtonCopy.removeFailed : wishlistButtonCopy.addFailed
  return { ...words, tone: 'destructive' }
}
