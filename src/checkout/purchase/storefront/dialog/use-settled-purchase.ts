import { useState } from 'react'
import { type PurchaseChange, purchaseChanges } from '#checkout/purchase/domain/purchase-changes.ts'
import type { ReviewedPurchase } from './review-parts.tsx'

/** The purchase with its last known total, and its changes since the customer opened the dialog or last pressed. */
export function useSettledPurchase(purchase: ReviewedPurchase, isSettled: boolean) {
  const [settled, setSettled] = useState(purchase)
  const [seen, setSeen] = useState(purchase)
  const shown = isSettled ? purchase : settled
  // Set while rendering, so that no frame shows a total without its freight.
  if (shown !== settled) setSettled(shown)
  const changes: PurchaseChange[] = purchaseChanges(seen, shown)
  return { shown, changes, markSeen: () => setSeen(shown) }
}
