import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { pathTo } from '#addresses.ts'
import { cartButtonsCopy } from '#copy/cart-buttons.ts'
import { shortfallText, shortfallTitle } from '#copy/cart-merge.ts'
import { wishlistCopy } from '#copy/wishlist.ts'
import type { MergedGuest } from '#shop/cart/merge-guest.ts'
import { tellOtherTabs } from '#web/kit/other-tabs.ts'
import { toast } from '#web/kit/toast/toast-store.ts'
import { type GuestCopy, guestCopy, letGoOf, subscribeToGuestStore } from './guest-store.ts'

/**
 * For a customer whose browser still holds a guest's things: hands them to the account. The local copy goes only after
 * the server has answered, so a lost connection loses nothing and is tried again with the next sign of life; the key keeps a
 * second try, or a second tab, harmless.
 */
export function GuestMerge() {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    let isUnderWay = false
    async function handOver() {
      const copy = isUnderWay ? null : guestCopy()
      if (!copy) return
      isUnderWay = true
      const merged = await merge(copy)
      isUnderWay = false
      if (!merged || !letGoOf(copy, merged.isRepeated)) return
      if (merged.cartLines + merged.favourites > 0) {
        tellOtherTabs()
        revalidate()
      }
      tell(merged)
      // What another tab, still a guest's, has put in meanwhile.
      handOver()
    }
    handOver()
    const unsubscribe = subscribeToGuestStore(handOver)
    const signsOfLife = ['online', 'focus', 'pageshow'] as const
    for (const sign of signsOfLife) window.addEventListener(sign, handOver)
    return () => {
      unsubscribe()
      for (const sign of signsOfLife) window.removeEventListener(sign, handOver)
    }
  }, [revalidate])
  return null
}

/** Long enough to read some names. */
const SHORTFALL_DURATION = 12_000

function tell({ cartLines, favourites, shortfalls }: MergedGuest): void {
  if (cartLines > 0) toast({ title: cartButtonsCopy.synchronised })
  if (favourites > 0) toast({ title: wishlistCopy.synchronised })
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
