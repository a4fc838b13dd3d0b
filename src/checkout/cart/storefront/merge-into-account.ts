import { pathTo } from '#addresses.ts'
import { cartButtonsCopy } from '#catalogue/products/copy/cart-buttons.ts'
import { wishlistToasts } from '#catalogue/wishlist/copy/wishlist-toasts.ts'
import { shortfallText, shortfallTitle } from '#checkout/cart/copy/cart-merge.ts'
import type { MergedGuest } from '#checkout/cart/use-cases/merge-guest.ts'
import { notifyOtherTabs } from '#ui/browser/other-tabs.ts'
import { toast } from '#ui/toast/toast-store.ts'
import { forgetMerged, type GuestCopy, guestCopy } from './guest-changes.ts'

let isUnderWay = false

/** The local copy is removed only after the server has responded, so a lost connection loses no data. */
export async function mergeIntoAccount(revalidate: () => void): Promise<void> {
  const copy = isUnderWay ? null : guestCopy()
  if (!copy) return
  isUnderWay = true
  const merged = await merge(copy)
  isUnderWay = false
  if (!merged || !forgetMerged(copy, merged.isRepeated)) return
  if (merged.cartLines + merged.favourites > 0) {
    notifyOtherTabs()
    revalidate()
  }
  showToast(merged)
}

const SHORTFALL_DURATION = 12_000

function showToast({ cartLines, favourites, shortfalls }: MergedGuest): void {
  if (cartLines > 0) toast({ title: cartButtonsCopy.synchronised })
  if (favourites > 0) toast({ title: wishlistToasts.synchronised })
  if (shortfalls.length > 0)
    toast({ title: shortfallTitle, text: shortfallText(shortfalls), duration: SHORTFALL_DURATION })
}

async function merge(copy: GuestCopy): Promise<MergedGuest | null> {
  try {
    const response = await fetch(pathTo('guestMerge'), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(copy),
    })
    return response.ok ? ((await response.json()) as MergedGuest) : null
  } catch {
    return null
  }
}
