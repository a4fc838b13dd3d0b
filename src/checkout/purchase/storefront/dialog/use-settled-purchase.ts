import { useState } from 'react'
import { type PurchaseChange, purchaseChanges } from '#checkout/purchase/domain/purchase-changes.ts'
import type { ReviewedPurchase } from './review-parts.tsx'

/** Keeps the last known total while a new one is calculated. */
export function useSettledPurchase(purchase: ReviewedPurchase, isSettled: boolean) {
  const [settled, setSettled] = useState(purchase)
  const [seen, setSeen] = useState(purchase)
  const shown = isSettled ? purchase : settled
  // Set during render, so that no frame shows a total without its freight.
  if (shown !== settled) setSettled(shown)
  const changes: PurchaseChange[] = purchaseChanges(seen, shown)
  return { shown, changes, markSeen: () => setSeen(shown) }
}
